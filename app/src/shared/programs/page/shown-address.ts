/** Largest number of characters of an address below a picture. */
const longest = 48

/** Returns a web address for display, without scheme, `www.` and a final slash. Cuts it to `longest` characters. */
export function shownAddress(url: string): string {
  const plain = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain
}
