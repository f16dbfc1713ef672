/** The page that an address asks for; the first where it asks for none that could be, or for one that no list has. */
export function pageFrom(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.max(1, page)
}
