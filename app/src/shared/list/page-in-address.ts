/** Returns the page number in an address. Returns 1 if the number is missing or not a whole number from 1 to 999,999. */
export function pageFrom(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.max(1, page)
}
