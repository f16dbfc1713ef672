import type { FieldRule } from '../errors/field-problem.ts'
import { plainIdentifier } from '../validation/identifier.ts'

/** A number whose last digits a spreadsheet has dropped: `1.0E+15`, `1,00025E+15`. */
const rounded = /^[+-]?\d+(?:[.,\u066b]\d+)?E[+-]\d+$/i

/** The text that a spreadsheet writes for a cell that it could not calculate or show. */
const spreadsheetError = /^#(?:#+|REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i

/** Returns the problem of a cell whose value a spreadsheet has destroyed; null if the value is intact (Y-14). */
export function spoiltBy(cell: string): FieldRule | null {
  const text = plainIdentifier(cell)
  if (rounded.test(text)) return 'rounded'
  return spreadsheetError.test(text) ? 'format' : null
}

const withComma = /^\d{1,10}[,\u066b]\d{1,2}$/
const grouped = /^\d{1,3}(?:\u066c\d{3})+(?=$|[.,\u066b])/

/**
 * Returns an amount of a file in the form that the endpoints read: a decimal comma or `٫` becomes a point, digits become ASCII, the Arabic
 * thousands separator is removed. A point or comma before three digits is ambiguous, so it is not changed, and the amount is refused.
 */
export function plainAmount(cell: string): { readonly text: string; readonly hasComma: boolean } {
  const text = plainIdentifier(cell).replace(grouped, (whole) => whole.replaceAll('\u066c', ''))
  return withComma.test(text) ? { text: text.replace(/[,\u066b]/, '.'), hasComma: text.includes(',') } : { text, hasComma: false }
}
