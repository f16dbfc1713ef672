import * as z from 'zod/mini'
import { rule } from '../../validation/check.ts'
import { programLimits } from '../limits.ts'
import type { CountsBy } from '../counts-by.ts'
import type { ImpactObjectives, Milestone } from '../step-data.ts'
import { objectiveTypes, rewardTypes } from '../types.ts'
import { amountIn, eachOnce, itemId, line, listOf, numberIn, optionalText } from './fields.ts'
import { readTrackingUrl } from './tracking-url.ts'

const trackingUrl = z.pipe(
  z
    .string(rule('required'))
    .check(z.trim(), z.minLength(1, rule('required')), z.maxLength(programLimits.trackingUrl.most, rule('tooLong'))),
  z.transform((typed: string, ctx) => {
    const { url, problem } = readTrackingUrl(typed)
    if (problem === undefined) return url
    ctx.issues.push({ code: 'custom', message: problem, input: typed })
    return z.NEVER
  }),
)

const mostTarget = 1_000_000_000
const common = { id: itemId, target: numberIn({ min: 1, max: mostTarget }) }
const cash = z.object({
  ...common,
  rewardType: z.literal('CASH'),
  amount: amountIn({ least: 1, most: programLimits.budget.most }),
})
const experience = z.pipe(
  z.object({
    ...common,
    rewardType: z.literal('EXPERIENCE'),
    title: line(programLimits.experienceTitle),
    details: optionalText(programLimits.experienceDetails.most),
  }),
  z.transform(({ details, ...milestone }) => (details === undefined ? milestone : { ...milestone, details })),
)
/** A milestone without a valid reward type; its other problems are still reported. */
const unrewarded = z.object({ ...common, rewardType: z.enum(rewardTypes, rule('required')) })

const rewardOf = (value: unknown) => (value as { rewardType?: unknown } | null)?.rewardType

/** Drops the fields of other reward types (K-16). */
const milestone = z.pipe(
  z.optional(z.unknown()),
  z.transform((value, ctx): Milestone => {
    const schema = rewardOf(value) === 'CASH' ? cash : rewardOf(value) === 'EXPERIENCE' ? experience : unrewarded
    const result = z.safeParse(schema, value)
    if (result.success) return result.data
    for (const issue of result.error.issues) ctx.issues.push({ ...issue, input: value } as (typeof ctx.issues)[number])
    return z.NEVER
  }),
)

/** Each target must be higher than the one before (K-16). */
const increasing = z.check<readonly Milestone[]>((ctx) => {
  ctx.value.forEach(({ target }, at) => {
    const before = ctx.value[at - 1]
    if (before && target <= before.target) ctx.issues.push({ code: 'custom', message: 'increasing', path: [at, 'target'], input: target })
  })
})

/** Ways that a program may choose; a program without a choice counts links. */
const countedWays = ['CODES', 'LINKS_AND_CODES'] as const satisfies readonly CountsBy[]

/** A click never comes from a code, so a program that counts clicks cannot count codes. */
const codesOfResults = z.check<Pick<ImpactObjectives, 'objectiveType' | 'countsBy'>>((ctx) => {
  const { objectiveType, countsBy } = ctx.value
  if (objectiveType === 'TRAFFIC' && countsBy !== undefined)
    ctx.issues.push({ code: 'custom', message: 'unknownValue', path: ['countsBy'], input: countsBy })
})

/** IMPACT_OBJECTIVES (S2 §5, K-15 to K-17, X-18). */
export const impactObjectivesRules = z
  .object({
    objectiveType: z.enum(objectiveTypes, rule('required')),
    trackingUrl,
    countsBy: z.optional(z.enum(countedWays, rule('unknownValue'))),
    milestones: listOf(milestone, programLimits.milestones).check(eachOnce<Milestone>('id'), increasing),
  })
  .check(codesOfResults) satisfies z.ZodMiniType<ImpactObjectives>
