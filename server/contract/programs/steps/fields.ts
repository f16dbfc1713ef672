import * as z from 'zod/mini'
import { areaById } from '../../reference/areas.ts'
import { countryById } from '../../reference/countries.ts'
import { interestById, interests } from '../../reference/interests.ts'
import type { FieldRule } from '../../errors/field-problem.ts'
import { rule } from '../../validation/check.ts'
import { toAsciiDigits } from '../../validation/digits.ts'
import { atMost, graphemeCount } from '../../validation/graphemes.ts'
import { plainLine, plainText } from '../../validation/plain-text.ts'
import { programLimits } from '../limits.ts'

type Length = { readonly least?: number; readonly most: number }

const typed = z.string(rule('required')).check(z.maxLength(8192, rule('tooLong')))

const ofLength = ({ least, most }: Length) =>
  z.string().check(
    z.refine((text: string) => least === undefined || text !== '', rule('required')),
    z.refine((text: string) => least === undefined || text === '' || graphemeCount(text) >= least, rule('tooShort')),
    atMost(most),
  )

/** One line of text, normalised for storage; with a least length it may not be empty. */
export const line = (length: Length) => z.pipe(z.pipe(typed, z.transform(plainLine)), ofLength(length))
/** Text of several lines, normalised for storage. */
export const text = (length: Length) => z.pipe(z.pipe(typed, z.transform(plainText)), ofLength(length))

/** An optional text: absent, null and blank are the same. */
export const optionalText = (most: number) =>
  z.pipe(
    z.nullish(text({ most })),
    z.transform((value: string | null | undefined) => value || undefined),
  )

/** The id of a list's item, created by the client. */
export const itemId = z.string(rule('required')).check(z.regex(/^[\w-]{1,64}$/, rule('format')))

/** Applies `read` to any value, also to an absent key. */
const readBy = <Value>(read: (value: unknown) => Value) => z.pipe(z.optional(z.unknown()), z.transform(read))

const plainNumber = /^\d{1,12}(?:\.\d{1,4})?$/

/** Returns the number of a typed text, in Arabic or Latin digits; other values unchanged. */
const numberOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const digits = toAsciiDigits(value).trim()
  return plainNumber.test(digits) ? Number(digits) : value
}

type Range = { readonly min: number; readonly max: number; readonly decimals?: number }

const hasDecimals = (value: number, most: number) => Math.abs(value * 10 ** most - Math.round(value * 10 ** most)) < 1e-6

/** A number in a range, whole unless `decimals` is given. */
export const numberIn = ({ min, max, decimals = 0 }: Range) =>
  z.pipe(
    readBy(numberOf),
    z
      .number(rule('required'))
      .check(
        z.refine((value) => value >= min && value <= max && hasDecimals(value, decimals), { ...rule('outOfRange'), params: { min, max } }),
      ),
  )

const isBlank = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** An optional number in a range: absent, null and blank mean no number. */
export const optionalNumberIn = (range: Range) =>
  z.pipe(
    readBy((value) => (isBlank(value) ? undefined : value)),
    z.optional(numberIn(range)),
  )

/** Whole halalas in a range (security case 40). The error states the bounds in riyals, as the form does. */
export const amountIn = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number(rule('required')).check(
    z.refine((halalas) => Number.isSafeInteger(halalas) && halalas >= least && halalas <= most, {
      ...rule('outOfRange'),
      params: { min: least / 100, max: most / 100 },
    }),
  )

/** A list with a least and a greatest length; absent and null count as empty. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, { least = 0, most }: { least?: number; most: number }) =>
  z.pipe(
    readBy((value) => value ?? []),
    z.array(item, rule('format')).check(z.minLength(least, rule('minItems')), z.maxLength(most, rule('maxItems'))),
  )

const known = (isKnown: (id: string) => boolean, name: FieldRule) => z.string(rule('format')).check(z.refine(isKnown, rule(name)))

/** A list of ids, each once, in the order of first appearance. */
const idsOf = (id: ReturnType<typeof known>, size: { least?: number; most: number }) =>
  z.pipe(
    listOf(id, size),
    z.transform((ids: string[]) => [...new Set(ids)]),
  )

const mostPlaces = programLimits.places
const isArea = (id: string) => areaById(id) !== undefined
const isCountry = (id: string) => countryById(id) !== undefined

/** Ids of countries. */
export const countryIds = (least = 0) => idsOf(known(isCountry, 'unknownCountry'), { least, most: mostPlaces })
/** Ids of countries and of service areas, mixed. */
export const placeIds = () =>
  idsOf(
    known((id) => isCountry(id) || isArea(id), 'unknownValue'),
    { most: mostPlaces },
  )
/** Ids of places for which `isKnown` is true, at least one. */
export const idsMatching = (isKnown: (id: string) => boolean) => idsOf(known(isKnown, 'unknownValue'), { least: 1, most: mostPlaces })
/** Ids of service areas, at least one. */
export const areaIds = () => idsMatching(isArea)
/** Ids of interests. */
export const interestIds = (least = 0) =>
  idsOf(
    known((id) => interestById(id) !== undefined, 'unknownValue'),
    { least, most: interests.length },
  )

/** Refuses an item if its value of `key` is the same as that of an earlier item. The problem is at the path of that value. */
export const eachOnce = <Item extends object>(key: keyof Item & string) =>
  z.check<readonly Item[]>((ctx) => {
    const seen = new Set<unknown>()
    ctx.value.forEach((item, at) => {
      if (seen.has(item[key])) ctx.issues.push({ code: 'custom', message: 'repeated', path: [at, key], input: item[key] })
      seen.add(item[key])
    })
  })
