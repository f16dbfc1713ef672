/**
 * `negative`: a minus before what is below zero. `always`: also a plus before what is above. In a column that has signs, zero keeps the
 * place of one free.
 */
export type SignMode = 'negative' | 'always'

/** The sign of an amount, nothing, or its empty place. */
export function signOf(halalas: number, mode: SignMode): '\u2212' | '+' | '' | 'place' {
  if (halalas < 0) return '\u2212'
  if (mode === 'negative') return ''
  return halalas > 0 ? '+' : 'place'
}
