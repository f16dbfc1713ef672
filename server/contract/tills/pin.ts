import { tillLimits } from './limits.ts'
import type { TillRecord } from './record.ts'

/** Returns whether a text has the form of a PIN. */
export const isPin = (text: string): boolean => new RegExp(`^\\d{${tillLimits.pin}}$`).test(text)

const digitsOf = (pin: string) => [...pin].map(Number)

/** Returns whether people would try a PIN first: one digit several times, or digits that follow each other. */
export function isEasyPin(pin: string): boolean {
  const digits = digitsOf(pin)
  return [-1, 0, 1].some((step) => digits.every((digit, at) => at === 0 || digit === (digits[at - 1] ?? 0) + step))
}

/** The fields of a till that a typed PIN changes. */
type PinState = Pick<TillRecord, 'wrongPins' | 'locks' | 'lockedUntil'>

/** `retryAfter` is in seconds, `left` the number of tries that are left. `changes` is null if nothing is to be saved. */
export type DecidedPin =
  | { readonly outcome: 'RIGHT'; readonly changes: PinState }
  | { readonly outcome: 'WRONG'; readonly left: number; readonly changes: PinState }
  | { readonly outcome: 'LOCKED'; readonly retryAfter: number; readonly changes: PinState | null }

/** Returns whether a till is locked. */
export const isLocked = ({ lockedUntil }: Pick<TillRecord, 'lockedUntil'>, now: number): boolean =>
  lockedUntil !== null && now < lockedUntil

const seconds = (time: number) => Math.ceil(time / 1000)

/**
 * Decides on a typed PIN. The fifth wrong one locks the till, longer each time. While it is locked no PIN is compared, not even the right
 * one. Only a new PIN starts the waits again: otherwise each right PIN of a cashier would give somebody who guesses the short wait again.
 */
export function decidePin(till: PinState, isRight: boolean, now: number): DecidedPin {
  const { wrongPins, locks, lockedUntil } = till
  if (lockedUntil !== null && now < lockedUntil) return { outcome: 'LOCKED', retryAfter: seconds(lockedUntil - now), changes: null }
  if (isRight) return { outcome: 'RIGHT', changes: { wrongPins: 0, locks, lockedUntil: null } }
  const left = tillLimits.tries - wrongPins - 1
  if (left > 0) return { outcome: 'WRONG', left, changes: { wrongPins: wrongPins + 1, locks, lockedUntil: null } }
  const wait = tillLimits.locks[Math.min(locks, tillLimits.locks.length - 1)] ?? 0
  return { outcome: 'LOCKED', retryAfter: seconds(wait), changes: { wrongPins: 0, locks: locks + 1, lockedUntil: now + wait } }
}

/** What a new PIN changes: nothing is left of wrong ones. */
export const afterNewPin: PinState = { wrongPins: 0, locks: 0, lockedUntil: null }
