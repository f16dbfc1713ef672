import type { Formats } from '../../locale/formats.ts'

/** What a milestone pays: whole halalas, or something to live through. */
export type Reward = { kind: 'cash'; halalas: number } | { kind: 'experience'; title: string }

/** Money as it is drawn: the amount large, without an empty fraction, and the currency small on the side it belongs to in this language. */
export function drawnMoney(formats: Formats, halalas: number): { amount: string; currency: string; isCurrencyFirst: boolean } {
  const written = formats.money(halalas)
  const [head = '', tail = ''] = written.split('\u00A0')
  const isCurrencyFirst = /\p{L}/u.test(head)
  const whole = halalas % 100 === 0
  const full = isCurrencyFirst ? tail : head
  return { amount: whole ? formats.number(halalas / 100) : full, currency: isCurrencyFirst ? head : tail, isCurrencyFirst }
}
