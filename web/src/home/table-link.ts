/** The path of a pasted link to a table, with query and fragment; null if it is no such link. */
export function tablePath(link: string): string | null {
  const found = /\/t\/([A-Za-z0-9_-]{1,32})(\/replay)?\/?(\?[^\s#]*)?(#[A-Za-z0-9_.-]+)?\s*$/.exec(link.trim());
  if (!found) return null;
  const [, id, replay = '', search = '', hash = ''] = found;
  return `/t/${id}${replay}${search}${hash}`;
}
