import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import type { StoredAnswer } from '@wasla/contract/api-keys/answers.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import { momentIn } from '@wasla/contract/platform/moment-text.ts'
import type { Part, Place } from '../../database/after-place.ts'
import type { Viewer } from '../../domains/session/viewer.ts'
import type { ApiContext } from '../../graphql/api/context.ts'
import { cursorOf, placeIn } from './cursor.ts'

/** One call of an operation that its key may make. */
export type ApiCall = {
  readonly context: ApiContext
  readonly viewer: Viewer
  /** The time of the call in milliseconds. */
  readonly now: number
  /** Returns a parameter of the path. */
  path(name: string): string
  /** Returns a parameter of the query; undefined if it is missing or empty. */
  query(name: string): string | undefined
  /** The body as JSON; undefined if there is none. */
  readonly body: unknown
}

/** Runs an operation. Returns its answer, or throws a `Problem`. */
export type ApiHandler = (call: ApiCall) => Promise<StoredAnswer>

/** Returns an answer with a value as its body. */
export const answered = (value: unknown, status = 200): StoredAnswer => ({ status, body: JSON.stringify(value) })

const wrong = (path: string, rule: 'format' | 'unknownValue' | 'outOfRange' | 'date', params?: Record<string, number>) =>
  invalidInput([{ path, rule, ...(params && { params }) }])

/** Returns one of these values from the query; null if the parameter is missing. Throws `DTO_VALIDATION_ERROR` for any other value. */
export function choiceIn<Value extends string>({ query }: ApiCall, name: string, values: readonly Value[]): Value | null {
  const given = query(name)
  if (given === undefined) return null
  const found = values.find((value) => value === given)
  if (found === undefined) throw wrong(name, 'unknownValue')
  return found
}

/** Returns a time from the query in milliseconds; null if the parameter is missing. Throws `DTO_VALIDATION_ERROR`. */
export function momentInQuery({ query }: ApiCall, name: string): number | null {
  const given = query(name)
  if (given === undefined) return null
  const moment = momentIn(given)
  if (moment === null) throw wrong(name, 'date')
  return moment
}

/** Returns the part of a list that a call requests. Throws `DTO_VALIDATION_ERROR` at `limit` or `after`. */
export function partOf({ query }: ApiCall): Part {
  const { usual, most } = apiLimits.page
  const limit = query('limit') ?? String(usual)
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > most) throw wrong('limit', 'outOfRange', { min: 1, max: most })
  const cursor = query('after')
  const after = cursor === undefined ? null : placeIn(cursor)
  if (cursor !== undefined && after === null) throw wrong('after', 'format')
  return { after, limit: Number(limit) }
}

/** Reads a part with one row more than requested, and returns the page with the cursor of the next one. */
export async function pageOf<Row>(
  { limit, after }: Part,
  read: (part: Part) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
  show: (rows: readonly Row[]) => Promise<readonly unknown[]> | readonly unknown[],
): Promise<StoredAnswer> {
  const rows = await read({ after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return answered({ data: await show(page), next: rows.length > limit && last ? cursorOf(placeOf(last)) : null })
}

/** Returns a body that must be an object. Throws `BAD_REQUEST`. */
export function objectIn({ body }: ApiCall): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('BAD_REQUEST', { reason: 'The body is not a JSON object.' })
  return body as Readonly<Record<string, unknown>>
}
