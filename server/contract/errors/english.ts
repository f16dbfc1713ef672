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
/** Formats a number of seconds as the app does, rounded up. Uses the largest unit that fits into it exactly once or at least twice. */
const span: Say = (value) => {
  const seconds = typeof value === 'number' ? value : 0
  const [unit, length] = units.find(([, size]) => seconds === size || seconds >= 2 * size) ?? units[2]
  const count = Math.ceil(seconds / length)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Formatting of each placeholder. `from` has the names of its possible params, if they differ from the placeholder's name. */
const said: Readonly<Record<string, { from?: readonly string[]; say: Say }>> = {
  wait: { from: ['resendAfter', 'retryAfter'], say: span },
  required: { say: amount },
  available: { say: amount },
}
/** Codes whose params are amounts of money. The params of all other codes are counts or texts. */
const moneyLimits = new Set<ErrorCode>(['WITHDRAWAL_AMOUNT_INVALID', 'TOP_UP_AMOUNT_INVALID'])

/** Returns the English text of a code, for logs and for clients other than our app. Screens have their own texts. */
export function englishText(code: ErrorCode, params: Readonly<Record<string, unknown>> = {}): string {
  return texts[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const { from = [name], say = moneyLimits.has(code) ? amount : plain } = said[name] ?? {}
    return say(from.map((one) => params[one]).find((value) => value !== undefined))
  })
}
