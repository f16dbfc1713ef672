import type { Formats } from '../../locale/formats.ts'

/** The reward of a goal: whole halalas, or an experience. */
export type Reward = { kind: 'cash'; halalas: number } | { kind: 'experience'; title: string }

/** Money as it is drawn: the amount large, without an empty fraction, and the currency small on the side it belongs to in this language. */
export function drawnMoney(formats: Formats, halalas: number): { amount: string; currency: string; isCurrencyFirst: boolean } {
  const [head = '', tail = ''] = formats.money(halalas, 'price').split('\u00A0')
  const isCurrencyFirst = /\p{L}/u.test(head)
  return isCurrencyFirst ? { amount: tail, currency: head, isCurrencyFirst } : { amount: head, currency: tail, isCurrencyFirst }
}
