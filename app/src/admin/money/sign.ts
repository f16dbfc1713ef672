/**
 * `negative`: a minus for negative amounts. `always`: also a plus for positive amounts, and an empty place of the sign’s width for zero.
 */
export type SignMode = 'negative' | 'always'

/** Returns the sign of an amount, an empty string, or `place` for an empty place of the sign’s width. */
export function signOf(halalas: number, mode: SignMode): '\u2212' | '+' | '' | 'place' {
  if (halalas < 0) return '\u2212'
  if (mode === 'negative') return ''
  return halalas > 0 ? '+' : 'place'
}
