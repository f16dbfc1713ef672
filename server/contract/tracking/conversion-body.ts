import * as z from 'zod/mini'
import { problemsOf, rule } from '../validation/check.ts'
import type { FieldProblem, FieldRule } from '../errors/field-problem.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { plainIdentifier, uuidIn } from '../validation/identifier.ts'
import { momentIn } from '../platform/moment-text.ts'
import { halalasOf } from '../wallet/money.ts'
import { conversionLimits } from './conversion-limits.ts'
import { isPlaceholder } from './placeholder.ts'
import { conversionEvents, type ConversionEvent } from './record.ts'

/** A checked report of a brand’s system. It has the same form for all entries. The amount is in halalas, times are in milliseconds. */
export type ReportedConversion = {
  readonly clickId: string
  readonly event: ConversionEvent
  readonly externalId: string
  readonly amount: number | null
  readonly occurredAt: number | null
  /** Whether the report reverses the conversion (N-10). */
  readonly isReversed: boolean
}

export const reportedStatuses = ['APPROVED', 'REVERSED'] as const
export const reportedCurrencies = ['SAR'] as const

const nothing = /^0{1,10}(?:\.0{1,2})?$/

/**
 * Reads an amount in riyals from a report and returns it in halalas (N-06). The amount may be text or a number, with at most two decimals.
 * Returns null for anything else; never rounds.
 */
export function reportedAmount(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value)
  return nothing.test(toAsciiDigits(text)) ? 0 : halalasOf(text)
}

/**
 * Control characters, lone surrogates, and the replacement character of lost letters. Two different numbers with such characters may look
 * the same.
 */
const unreadable = /[\p{Cc}\p{Cs}\ufffd]/u

/** Returns the problem of an identifier from outside; null if there is none (Y-13). */
function identifierProblem(text: string, most: number): FieldRule | null {
  if (text.length === 0) return 'required'
  if (text.length > most) return 'tooLong'
  if (unreadable.test(text)) return 'format'
  return isPlaceholder(text) ? 'placeholder' : null
}

/** Reads an identifier from outside. Accepts a number too, because some shops use numbers. `read` normalises the text. */
const named = (most: number, read: (typed: string) => string) =>
  z.pipe(
    z.union([z.string(), z.int()], rule('required')),
    z.transform((value: string | number, ctx) => {
      const text = read(String(value))
      const problem = identifierProblem(text, most)
      if (problem === null) return text
      ctx.issues.push({ code: 'custom', message: problem, input: value })
      return z.NEVER
    }),
  )

/** Normalises a click id: a UUID, which brands write in any case, with or without braces and hyphens. */
const clickIdOf = (typed: string): string => uuidIn(typed) ?? plainIdentifier(typed)

const tooMuch = { message: 'outOfRange', params: { min: 0, max: conversionLimits.amount / 100 } } as const

/** At most SAR 1,000,000 (Y-10). */
const amount = z.pipe(
  z.unknown(),
  z.transform((value: unknown, ctx): number | null => {
    if (value === undefined || value === null) return null
    const halalas = reportedAmount(value)
    if (halalas !== null && halalas <= conversionLimits.amount) return halalas
    ctx.issues.push({ code: 'custom', input: value, ...(halalas === null ? { message: 'format' } : tooMuch) })
    return z.NEVER
  }),
)

const bodyRules = z.object({
  clickId: named(conversionLimits.clickId, clickIdOf),
  event: z.enum(conversionEvents, rule('unknownValue')),
  externalId: named(conversionLimits.externalId, plainIdentifier),
  amount: z.optional(amount),
  currency: z.nullish(z.enum(reportedCurrencies, rule('unknownValue'))),
  occurredAt: z.nullish(z.string(rule('date')).check(z.refine((text) => momentIn(text) !== null, rule('date')))),
  status: z.nullish(z.enum(reportedStatuses, rule('unknownValue'))),
})

export type ReadConversion =
  | { readonly conversion: ReportedConversion; readonly fields?: never }
  | { readonly conversion?: never; readonly fields: readonly FieldProblem[] }

/** Reads the fields of one conversion; ignores unknown fields. Refuses a time too far ahead. */
export function readConversion(raw: unknown, now: number): ReadConversion {
  const result = z.safeParse(bodyRules, raw)
  if (!result.success) return { fields: problemsOf(bodyRules, raw) }
  const { clickId, event, externalId, amount: halalas, occurredAt, status } = result.data
  const moment = occurredAt ? momentIn(occurredAt) : null
  if (moment !== null && moment > now + conversionLimits.ahead * 1000) return { fields: [{ path: 'occurredAt', rule: 'outOfRange' }] }
  const isReversed = status === 'REVERSED'
  return { conversion: { clickId, event, externalId, amount: halalas ?? null, occurredAt: moment, isReversed } }
}

/** Reads the body of `POST /track/conversion`: a JSON object. */
export function readBody(text: string, now: number): ReadConversion {
  try {
    return readConversion(JSON.parse(text), now)
  } catch {
    return { fields: [{ path: '', rule: 'format' }] }
  }
}

/** The names of the fields in a query (Appendix E). Problems of a query are reported with these names. */
export const queryNames = {
  clickId: 'click_id',
  event: 'event',
  externalId: 'external_id',
  amount: 'amount',
  currency: 'currency',
  occurredAt: 'occurred_at',
  status: 'status',
} as const satisfies Record<keyof z.infer<typeof bodyRules>, string>

const isField = (name: string): name is keyof typeof queryNames => Object.hasOwn(queryNames, name)
const inQuery = (path: string) => (isField(path) ? queryNames[path] : path)

/** Fields whose values the contract writes in capitals; measurement partners use any case. */
export const capitals: ReadonlySet<string> = new Set(['event', 'status', 'currency'])

/**
 * Reads the query of a postback or of the pixel. An empty parameter counts as missing, because partners send all their macros. The pixel
 * cannot reverse anything, because its key is public.
 */
export function readQuery(
  parameter: (name: string) => string | null | undefined,
  entry: 'POSTBACK' | 'PIXEL',
  now: number,
): ReadConversion {
  const given = Object.entries(queryNames).flatMap(([field, name]): [string, string][] => {
    const value = parameter(name)
    if (value === null || value === undefined || value === '' || (entry === 'PIXEL' && (field === 'status' || field === 'occurredAt')))
      return []
    return [[field, capitals.has(field) ? value.toUpperCase() : value]]
  })
  const read = readConversion(Object.fromEntries(given), now)
  return read.fields ? { fields: read.fields.map((problem) => ({ ...problem, path: inQuery(problem.path) })) } : read
}
