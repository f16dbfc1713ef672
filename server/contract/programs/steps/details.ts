import * as z from 'zod/mini'
import { isCivilDate } from '../../platform/riyadh.ts'
import { countryById } from '../../reference/countries.ts'
import { regionById } from '../../reference/regions.ts'
import { rule } from '../../validation/check.ts'
import { orNone } from '../../validation/links.ts'
import { webAddress } from '../../validation/web-address.ts'
import { programLimits } from '../limits.ts'
import type { ProgramRecord } from '../record.ts'
import { launchLocationTypes, programFocuses } from '../types.ts'
import { areaIds, idsMatching, line, text } from './fields.ts'

/** Fields of the first step as they are stored, without the cover. */
export const detailsFields = [
  'name',
  'description',
  'startDate',
  'endDate',
  'isPublic',
  'isVisible',
  'programFocus',
  'openToPlacement',
  'sellOnEcommerce',
  'storeLink',
  'launchLocationType',
  'launchLocationIds',
  'serviceAreaIds',
] as const satisfies readonly (keyof ProgramRecord)[]
export type ProgramDetails = Pick<ProgramRecord, (typeof detailsFields)[number]>

/** The dates that are already stored. An unchanged date is accepted, even if it is in the past. */
export type StoredDates = Pick<ProgramRecord, 'startDate' | 'endDate'> | null

const date = z.string(rule('required')).check(
  z.minLength(1, rule('required')),
  z.refine((typed) => typed === '' || isCivilDate(typed), rule('date')),
)
const noDate = z.pipe(
  z.nullish(z.string().check(z.refine((typed) => typed === '' || isCivilDate(typed), rule('date')))),
  z.transform((typed: string | null | undefined) => typed || null),
)
const yes = () => z.boolean(rule('required'))
const yesOrNo = () =>
  z.pipe(
    z.nullish(z.boolean(rule('format'))),
    z.transform((value: boolean | null | undefined) => value ?? false),
  )

const places = {
  WORLDWIDE: z.object({}),
  COUNTRIES: z.object({ launchLocationIds: idsMatching((id) => countryById(id) !== undefined) }),
  REGIONS: z.object({ launchLocationIds: idsMatching((id) => regionById(id) !== undefined) }),
  SERVICE_AREA: z.object({ serviceAreaIds: areaIds() }),
} as const
type TypedPlaces = { launchLocationType: keyof typeof places; launchLocationIds?: unknown; serviceAreaIds?: unknown }

/** Keeps the ids that the launch type needs, and drops those of other types. */
const ofItsType = <Fields extends TypedPlaces>({ launchLocationIds, serviceAreaIds, ...fields }: Fields, ctx: z.core.ParsePayload) => {
  const result = z.safeParse<z.ZodMiniType<{ launchLocationIds?: string[]; serviceAreaIds?: string[] }>>(
    places[fields.launchLocationType],
    { launchLocationIds, serviceAreaIds },
  )
  if (!result.success) {
    for (const issue of result.error.issues) ctx.issues.push({ ...issue, input: fields } as (typeof ctx.issues)[number])
    return z.NEVER
  }
  return { ...fields, launchLocationIds: result.data.launchLocationIds ?? [], serviceAreaIds: result.data.serviceAreaIds ?? [] }
}

type Typed = { startDate: string; endDate: string | null; sellOnEcommerce: boolean; storeLink?: string | null | undefined }

/** Checks the dates: the start is today or later, the end after the start and after today. A stored date may stay (K-09, X-03). */
const datesFrom = (today: string, stored: StoredDates) =>
  z.check<Typed>((ctx) => {
    const { startDate, endDate } = ctx.value
    const complain = (message: string, path: string) =>
      ctx.issues.push({ code: 'custom', message, path: [path], input: ctx.value, continue: true })
    if (isCivilDate(startDate) && startDate !== stored?.startDate && startDate < today) complain('startDate', 'startDate')
    if (endDate === null || !isCivilDate(endDate)) return
    if (endDate <= startDate || (endDate !== stored?.endDate && endDate <= today)) complain('endDate', 'endDate')
  })

const storeLinkWhereSold = z.check<Typed>((ctx) => {
  if (ctx.value.sellOnEcommerce && !ctx.value.storeLink)
    ctx.issues.push({ code: 'custom', message: 'required', path: ['storeLink'], input: ctx.value.storeLink })
})

/** Returns the rules of the first step without its cover (K-09, K-10, X-03, X-09). `today` is the date in Riyadh. */
export const detailsRules = (today: string, stored: StoredDates): z.ZodMiniType<ProgramDetails> =>
  z.pipe(
    z
      .object({
        name: line(programLimits.name),
        description: text(programLimits.description),
        startDate: date,
        endDate: noDate,
        isPublic: yes(),
        isVisible: yes(),
        programFocus: z.enum(programFocuses, rule('required')),
        openToPlacement: yesOrNo(),
        sellOnEcommerce: yesOrNo(),
        storeLink: orNone(webAddress, 'url'),
        launchLocationType: z.enum(launchLocationTypes, rule('required')),
        launchLocationIds: z.optional(z.unknown()),
        serviceAreaIds: z.optional(z.unknown()),
      })
      .check(datesFrom(today, stored), storeLinkWhereSold),
    z.transform((fields, ctx) => ofItsType({ ...fields, storeLink: fields.sellOnEcommerce ? (fields.storeLink ?? null) : null }, ctx)),
  )
