/** Which announcements the reader has closed. */
const KEY = 'highlands.closed-announcements';

export function closedIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Close one; of others only those are remembered that are still announced. */
export function close(id: string, announced: readonly { id: string }[]): string[] {
  const closed = [...closedIds().filter((other) => announced.some((one) => one.id === other)), id];
  try {
    localStorage.setItem(KEY, JSON.stringify(closed));
  } catch {
    // Without storage it is closed until the page is loaded again.
  }
  return closed;
}
