import type { FieldRule } from '../errors/field-problem.ts'
import { plainIdentifier } from '../validation/identifier.ts'

/** A number as spreadsheets show it once its last digits are gone: `1.0E+15`, `1,00025E+15`. */
const rounded = /^[+-]?\d+(?:[.,\u066b]\d+)?E[+-]\d+$/i

/** What spreadsheets write for a cell they could not calculate or show. */
const spreadsheetError = /^#(?:#+|REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i

/** What a spreadsheet has done to a cell, so that nobody can say what stood there; null if nothing (Y-14). */
export function spoiltBy(cell: string): FieldRule | null {
  const text = plainIdentifier(cell)
  if (rounded.test(text)) return 'rounded'
  return spreadsheetError.test(text) ? 'format' : null
}

const withComma = /^\d{1,10}[,\u066b]\d{1,2}$/
const grouped = /^\d{1,3}(?:\u066c\d{3})+(?=$|[.,\u066b])/

/**
 * An amount of a file as the endpoints read one: a decimal comma or `٫` is a point, digits are ASCII, and the Arabic sign of thousands goes.
 * A point or comma before three digits may mean either, so it stays, and is refused.
 */
export function plainAmount(cell: string): { readonly text: string; readonly hasComma: boolean } {
  const text = plainIdentifier(cell).replace(grouped, (whole) => whole.replaceAll('\u066c', ''))
  return withComma.test(text) ? { text: text.replace(/[,\u066b]/, '.'), hasComma: text.includes(',') } : { text, hasComma: false }
}
