import { reportedAmount } from '../tracking/conversion-body.ts'

/** Returns riyals that a shop printed (`899.10000000000000`, 64.5) in halalas; null for any other text. Nothing is rounded. */
export function halalasFrom(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  const short = /^\d{1,10}\.\d+$/.test(text) ? text.replace(/0+$/, '').replace(/\.$/, '') : text
  return reportedAmount(short)
}
