/** Download a text as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
