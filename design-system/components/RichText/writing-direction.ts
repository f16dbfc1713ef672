/** Returns the direction of the first letter; null for a text without letters. */
export function directionOf(words: string): 'rtl' | 'ltr' | null {
  const [letter] = /\p{L}/u.exec(words) ?? []
  if (letter === undefined) return null
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr'
}
