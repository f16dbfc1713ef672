import * as z from 'zod/mini'
import { decided, refused, type Decision } from '../common/decision.ts'
import type { AdminAction } from '../common/admin-action.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { platforms } from '../social/record.ts'
import type { Channel } from '../tracking/record.ts'
import { problemsOf, rule } from '../validation/check.ts'

/** Highest counts of one simulated hour: enough to change every chart, and few enough to be written within a second. */
export const simulatorLimits = { clicks: 2000, conversions: 500, countries: 10 } as const

/** Channels of simulated clicks, in the order in which the form offers them. */
export const simulatedChannels = [...platforms, 'OTHER'] as const satisfies readonly Channel[]
export const simulatedCountries = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO', 'LB', 'MA'] as const

const count = (most: number) => z.int(rule('format')).check(z.gte(0, rule('format')), z.lte(most, rule('maxItems')))

export const simulatorRules = z
  .object({
    clicksPerHour: count(simulatorLimits.clicks),
    conversionsPerHour: count(simulatorLimits.conversions),
    countries: z.nullish(
      z
        .array(z.string().check(z.regex(/^[A-Z]{2}$/u, rule('unknownValue'))))
        .check(z.maxLength(simulatorLimits.countries, rule('maxItems'))),
    ),
    channels: z.nullish(z.array(z.enum(simulatedChannels, rule('unknownValue')))),
  })
  .check(
    z.check<{ clicksPerHour: number; conversionsPerHour: number }>((ctx) => {
      // Every conversion comes from a click of the same hour.
      if (ctx.value.conversionsPerHour <= ctx.value.clicksPerHour) return
      ctx.issues.push({ code: 'custom', message: 'maxItems', path: ['conversionsPerHour'], input: ctx.value.conversionsPerHour })
    }),
  )

export type SimulatorInput = {
  programId: string
  clicksPerHour: number
  conversionsPerHour: number
  countries?: readonly string[] | null | undefined
  channels?: readonly string[] | null | undefined
}

/** Traffic to simulate for one hour. The lists of channels and countries are never empty. */
export type Simulation = {
  programId: string
  clicks: number
  conversions: number
  countries: readonly string[]
  channels: readonly Channel[]
}

const isChannel = (text: string): text is Channel => simulatedChannels.some((known) => known === text)
const orAll = <T>(chosen: readonly T[], all: readonly T[]) => (chosen.length > 0 ? chosen : all)

/** `adminSimulateTraffic` (U-04): `FEATURE_DISABLED` outside the demo. Uses all countries or all channels if the input names none. */
export function decideSimulation(
  { isDemo }: { isDemo: boolean },
  input: SimulatorInput,
): Decision<{ simulation: Simulation; action: AdminAction }> {
  if (!isDemo) return refused(new Problem('FEATURE_DISABLED'))
  const problems = problemsOf(simulatorRules, input)
  if (problems.length > 0) return refused(invalidInput(problems))
  const { programId, clicksPerHour: clicks, conversionsPerHour: conversions } = input
  return decided({
    simulation: {
      programId,
      clicks,
      conversions,
      countries: orAll(input.countries ?? [], simulatedCountries),
      channels: orAll((input.channels ?? []).filter(isChannel), simulatedChannels),
    },
    action: { action: 'admin.trafficSimulated', target: programId, before: null, after: { clicks, conversions } },
  })
}
