import type { SealedTerms, TermsLine } from './terms.ts'

const form = 1

/**
 * Returns the text whose SHA-256 seals the terms. It is a JSON array without spaces, in UTF-8: form, program, and for each line key, compared
 * value, label and value in English, label and value in Arabic. What people read is in the text, so nobody can change it later by another
 * translation.
 */
export const canonicalTerms = ({ programId, lines }: SealedTerms): string =>
  JSON.stringify([form, programId, lines.map(({ key, is, en, ar }) => [key, is, ...en, ...ar])])

const isText = (value: unknown): value is string => typeof value === 'string'
const isValue = (value: unknown): value is TermsLine['is'] => value === null || typeof value === 'string' || typeof value === 'number'

function lineIn(value: unknown): TermsLine | null {
  if (!Array.isArray(value) || value.length !== 6) return null
  const [key, is, ...texts] = value as unknown[]
  const [en, english, ar, arabic] = texts
  if (!isText(key) || !isValue(is) || !isText(en) || !isText(english) || !isText(ar) || !isText(arabic)) return null
  return { key, is, en: [en, english], ar: [ar, arabic] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Returns the terms that a canonical text contains. Throws if the text is not one. Pages, files and comparisons read the terms from this text
 * only: so what they show is what was sealed.
 */
export function readTerms(text: string): SealedTerms {
  const value = parsed(text)
  if (!Array.isArray(value) || value[0] !== form || !isText(value[1]) || !Array.isArray(value[2]))
    throw new Error('This text contains no terms')
  const lines = (value[2] as unknown[]).map((line) => {
    const read = lineIn(line)
    if (!read) throw new Error('A line of these terms cannot be read')
    return read
  })
  return { programId: value[1], lines }
}
