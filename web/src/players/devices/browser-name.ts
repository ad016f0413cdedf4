/** What a browser is, in the words of its own header, for the list of devices: "Firefox, Android". */

/** The first that fits counts: many browsers claim to be those below them as well. */
const BROWSERS: [RegExp, string][] = [
  [/Firefox|FxiOS/, 'Firefox'],
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

function nameIn(userAgent: string, known: [RegExp, string][]): string[] {
  const found = known.find(([pattern]) => pattern.test(userAgent));
  return found ? [found[1]] : [];
}

export function browserName(userAgent: string): string {
  return [...nameIn(userAgent, BROWSERS), ...nameIn(userAgent, SYSTEMS)].join(', ');
}
