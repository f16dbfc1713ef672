/** The longest address that stands under a picture. */
const longest = 48

/** An address of the web as people read it: without its scheme, `www.` and a last slash, and not longer than a line or two. */
export function shownAddress(url: string): string {
  const plain = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain
}
