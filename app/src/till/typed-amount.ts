/** Most digits before the decimal sign; above SAR 999,999.99 nobody types on a phone. */
const most = 6

/**
 * Returns the typed amount after a key: a digit, `.`, or `back`. The text is plain ASCII with at most two decimals. A key that would make no
 * amount changes nothing.
 */
export function typedAmount(before: string, key: string): string {
  if (key === 'back') return before.slice(0, -1)
  const next = key === '.' && before === '' ? '0.' : `${before === '0' && key !== '.' ? '' : before}${key}`
  return new RegExp(`^\\d{1,${most}}(?:\\.\\d{0,2})?$`).test(next) ? next : before
}

/** Returns a typed amount in halalas; 0 for none. */
export const halalasIn = (typed: string): number => Math.round(Number(typed || '0') * 100)
