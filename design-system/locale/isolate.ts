const opens = /[\u2066-\u2068]/u
const closes = '\u2069'

/**
 * Balances the isolates inside user text. An unmatched start or end would also affect an isolate around the text, such as that of a
 * `<bdi>`, and change the direction of the sentence (S-05).
 */
export function balanced(text: string): string {
  let depth = 0
  let balancedText = ''
  for (const letter of text) {
    if (opens.test(letter)) depth += 1
    else if (letter === closes) {
      if (depth === 0) continue
      depth -= 1
    }
    balancedText += letter
  }
  return balancedText + closes.repeat(depth)
}

/**
 * Wraps user text in first-strong isolates, for strings such as accessible names, titles and announcements. In markup use `Bidi` (S-05).
 */
export const isolate = (text: string): string => `\u2068${balanced(text)}\u2069`
