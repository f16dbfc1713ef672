/** All refusals of the calls of a phone, with their status. The phone reads the code and shows a text of its own. */
export const tillRefusals = {
  BODY_INVALID: 422,
  TILL_NOT_FOUND: 404,
  PIN_WRONG: 403,
  TILL_LOCKED: 429,
  SIGNED_OUT: 401,
  CODE_NOT_FOUND: 404,
  AMOUNT_TOO_HIGH: 422,
  TOO_MANY_ORDERS: 409,
  NOT_RUNNING: 409,
  ENDED: 410,
  TOO_OLD: 410,
  ORDER_NOT_FOUND: 404,
  UNDO_TOO_LATE: 409,
  RATE_LIMITED: 429,
  SERVICE_BUSY: 503,
} as const satisfies Record<string, number>

export type TillRefusalCode = keyof typeof tillRefusals

/**
 * A refusal. `retryAfter` is in seconds, `left` the number of PINs that may still be tried. `meant` is the code of a participant that is read
 * as the unknown one.
 */
export type TillRefusal = {
  readonly code: TillRefusalCode
  readonly retryAfter?: number
  readonly left?: number
  readonly meant?: string
}

export const isTillRefusal = (value: unknown): value is TillRefusal =>
  typeof value === 'object' && value !== null && Object.hasOwn(tillRefusals, (value as { code?: string }).code ?? '')
