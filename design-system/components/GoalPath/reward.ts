import type { Formats } from '../../locale/formats.ts'

/** Reward of a goal: whole halalas, or an experience. */
export type Reward = { kind: 'cash'; halalas: number } | { kind: 'experience'; title: string }

/**
 * Splits money for its drawing: the amount without a fraction of zero, the currency, and the side on which this language puts the currency.
 */
export function drawnMoney(formats: Formats, halalas: number): { amount: string; currency: string; isCurrencyFirst: boolean } {
  const [head = '', tail = ''] = formats.money(halalas, 'price').split('\u00A0')
  const isCurrencyFirst = /\p{L}/u.test(head)
  return isCurrencyFirst ? { amount: tail, currency: head, isCurrencyFirst } : { amount: head, currency: tail, isCurrencyFirst }
}
