/** Handing things on: to the clipboard, or into a file. */

/** Copy a text; whether that worked. Browsers allow it only on safe pages, and only when they like. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Give the reader a text as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken what it needs by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
