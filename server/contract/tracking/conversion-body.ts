import * as z from 'zod/mini'
import { problemsOf, rule } from '../validation/check.ts'
import type { FieldProblem, FieldRule } from '../errors/field-problem.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { plainIdentifier, uuidIn } from '../validation/identifier.ts'
import { momentIn } from '../platform/moment-text.ts'
import { halalasOf } from '../wallet/money.ts'
import { conversionLimits } from './conversion-limits.ts'
import { promoCodeLimits } from '../participations/promo-codes/code.ts'
import { foldedCode } from '../participations/promo-codes/folded.ts'
import { codeSourceId, isCodeSource } from './code-source.ts'
import { isMissingText, isPlaceholder } from './placeholder.ts'
import { conversionEvents, type ConversionEvent } from './record.ts'

/** A checked report of a brand’s system. It has the same form for all entries. The amount is in halalas, times are in milliseconds. */
export type ReportedConversion = {
  /** The reported click id; `code:` with the code if the report names only a code (see `code-source.ts`). */
  readonly clickId: string
  /** The folded code that came with the order, of any form, because shops have codes of their own; null if there is none. */
  readonly promoCode: string | null
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

/**
 * Reads an identifier from outside. Accepts a number too, because some shops use numbers. `read` normalises the text. `seen` is the text in
 * which placeholders are looked for.
 */
const named = (most: number, read: (typed: string) => string, seen = read) =>
  z.pipe(
    z.union([z.string(), z.int()], rule('required')),
    z.transform((value: string | number, ctx) => {
      const problem = identifierProblem(seen(String(value)), most)
      if (problem === null) return read(String(value))
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

/**
 * Returns whether a report has no code, or no click beside a code. Most orders have no code, and a shop’s template then prints nothing, or
 * what its software prints for nothing. That must not lose the order.
 */
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isMissingText(plainIdentifier(value)))

/** A click id. Those that stand for codes are made here, and never reported. */
const clickId = named(conversionLimits.clickId, clickIdOf).check(z.refine((id) => !isCodeSource(id), rule('format')))

/** The click id of a report that also has a code, and so may leave it out. */
const clickIdBesideCode = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown, ctx): string | undefined => {
    if (isMissing(value)) return undefined
    const result = z.safeParse(clickId, value)
    if (result.success) return result.data
    for (const { message } of result.error.issues) ctx.issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  }),
)

const fieldRules = {
  event: z.enum(conversionEvents, rule('unknownValue')),
  externalId: named(conversionLimits.externalId, plainIdentifier),
  amount: z.optional(amount),
  currency: z.nullish(z.enum(reportedCurrencies, rule('unknownValue'))),
  occurredAt: z.nullish(z.string(rule('date')).check(z.refine((text) => momentIn(text) !== null, rule('date')))),
  status: z.nullish(z.enum(reportedStatuses, rule('unknownValue'))),
}

/** Rules for a report with a code, which needs no click. */
const withCodeRules = z.object({
  clickId: clickIdBesideCode,
  promoCode: named(promoCodeLimits.reported, foldedCode, plainIdentifier),
  ...fieldRules,
})

/** Rules for a report without a code, which needs a click. */
const bodyRules = z.object({ clickId, promoCode: z.optional(z.unknown()), ...fieldRules })

const namesCode = (raw: unknown): boolean => !isMissing((raw as { promoCode?: unknown } | null)?.promoCode)

export type ReadConversion =
  | { readonly conversion: ReportedConversion; readonly fields?: never }
  | { readonly conversion?: never; readonly fields: readonly FieldProblem[] }

/** Reads the fields of one conversion; ignores unknown fields. Refuses a time too far ahead. */
export function readConversion(raw: unknown, now: number): ReadConversion {
  const rules = namesCode(raw) ? withCodeRules : bodyRules
  const result = z.safeParse(rules, raw)
  if (!result.success) return { fields: problemsOf(rules, raw) }
  const { clickId: reported, promoCode, event, externalId, amount: halalas, occurredAt, status } = result.data
  const moment = occurredAt ? momentIn(occurredAt) : null
  if (moment !== null && moment > now + conversionLimits.ahead * 1000) return { fields: [{ path: 'occurredAt', rule: 'outOfRange' }] }
  const isReversed = status === 'REVERSED'
  const code = typeof promoCode === 'string' && rules === withCodeRules ? promoCode : null
  return {
    conversion: {
      clickId: reported ?? codeSourceId(code ?? ''),
      promoCode: code,
      event,
      externalId,
      amount: halalas ?? null,
      occurredAt: moment,
      isReversed,
    },
  }
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
  promoCode: 'promo_code',
  event: 'event',
  externalId: 'external_id',
  amount: 'amount',
  currency: 'currency',
  occurredAt: 'occurred_at',
  status: 'status',
} as const satisfies Record<keyof z.infer<typeof withCodeRules>, string>

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
