import { foldedCode } from '@wasla/contract/participations/promo-codes/folded.ts'
import { plainIdentifier } from '@wasla/contract/validation/identifier.ts'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import { promoCodeLimits } from '@wasla/contract/participations/promo-codes/code.ts'

/** Returns the value of a JSON text; undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the number of an order as text; null if it is missing, too long or has control characters. */
export function numberIn(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = plainIdentifier(String(value))
  return text.length > 0 && text.length <= shopLimits.number && !/[\p{Cc}\p{Cs}]/u.test(text) ? text : null
}

/** Returns the folded codes among values, each once. */
export function codesIn(values: readonly unknown[]): string[] {
  const texts = values.filter((value): value is string => typeof value === 'string' && value.length <= promoCodeLimits.reported)
  return [...new Set(texts.map(foldedCode))].filter((code) => code !== '').slice(0, shopLimits.codes)
}

/** Returns a moment of ISO 8601, with or without a zone; `zone` is that of times without one. Null for any other text. */
export function momentFrom(value: unknown, zone: '+03:00' | 'Z'): number | null {
  if (typeof value !== 'string') return null
  const text = value
    .trim()
    .replace(' ', 'T')
    .replace(/(\.\d{3})\d+/, '$1')
  const whole = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}${zone}`
  const moment = Date.parse(whole)
  return Number.isNaN(moment) ? null : moment
}
