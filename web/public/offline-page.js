// Shows the page without a server in the reader's language: as chosen in the app, or as the browser asks for it.
const sections = [...document.querySelectorAll('section[lang]')];
let chosen;
try {
  chosen = JSON.parse(localStorage.getItem('highlands.settings') || '{}').language;
} catch {
  // Without a choice, the browser's languages decide.
}
const fits = (section, tag) =>
  section.lang === tag || section.lang.split('-')[0].toLowerCase() === tag.split('-')[0].toLowerCase();
const wanted = [chosen, ...navigator.languages].filter(Boolean);
const found = wanted.map((tag) => sections.find((section) => fits(section, tag))).find(Boolean) ?? sections[0];
for (const section of sections) section.hidden = section !== found;
document.documentElement.lang = found.lang;
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
