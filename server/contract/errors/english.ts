import type { ErrorCode } from './codes.ts'
import texts from './messages/en.json' with { type: 'json' }

type Say = (value: unknown) => string

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

const amount: Say = (value) => (typeof value === 'number' ? `SAR ${(value / 100).toFixed(2)}` : '')
const plain: Say = (value) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')
/** In the largest unit of which it fills two, or exactly one, rounded up: as the app says it. */
const span: Say = (value) => {
  const seconds = typeof value === 'number' ? value : 0
  const [unit, length] = units.find(([, size]) => seconds === size || seconds >= 2 * size) ?? units[2]
  const count = Math.ceil(seconds / length)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Names in the texts that are not said as they come, and those whose value travels under another name. */
const said: Readonly<Record<string, { from?: readonly string[]; say: Say }>> = {
  wait: { from: ['resendAfter', 'retryAfter'], say: span },
  required: { say: amount },
  available: { say: amount },
}
/** Limits are counts in some texts and money in others. */
const moneyLimits = new Set<ErrorCode>(['WITHDRAWAL_AMOUNT_INVALID', 'TOP_UP_AMOUNT_INVALID'])

/** What a code says in English: for logs, and for clients that are not ours. Screens have words of their own. */
export function englishText(code: ErrorCode, params: Readonly<Record<string, unknown>> = {}): string {
  return texts[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const { from = [name], say = moneyLimits.has(code) ? amount : plain } = said[name] ?? {}
    return say(from.map((one) => params[one]).find((value) => value !== undefined))
  })
}
