import fc from 'fast-check'
import type { Milestone } from '../../programs/step-data.ts'
import { programTerms } from '../../programs/terms.ts'
import type { ResultChange } from '../../tracking/change.ts'
import type { ResultStatus } from '../../tracking/record.ts'
import type { HistoryEvent, Sample } from './history.ts'

const people = ['huda', 'saad', 'yara'] as const
const day = 86_400_000

/** A milestone of any kind, as in program steps. */
const milestone: fc.Arbitrary<Omit<Milestone, 'id'>> = fc.record({
  target: fc.integer({ min: 1, max: 5 }),
  rewardType: fc.constantFrom('CASH' as const, 'CASH' as const, 'EXPERIENCE' as const),
  amount: fc.integer({ min: 1, max: 60 }),
})

const sample: fc.Arbitrary<Sample> = fc.record({
  objective: fc.constantFrom('TRAFFIC' as const, 'SALES' as const),
  milestones: fc
    .array(milestone, { minLength: 1, maxLength: 4 })
    .map((found) => found.map((one, index): Milestone => ({ ...one, id: `m${index}` }))),
  terms: fc.constantFrom(programTerms, { hold: { ...programTerms.hold, TRAFFIC: 0, SALES: 0 } }),
})

/** The new status of a click or conversion. The former status follows from the history. */
type Said = { readonly id: number; readonly to: ResultStatus; readonly kind: ResultChange['kind'] }

const said: fc.Arbitrary<Said> = fc.record({
  id: fc.integer({ min: 0, max: 17 }),
  to: fc.constantFrom('Approved' as const, 'Approved' as const, 'Reversed' as const, 'Held' as const, 'Rejected' as const),
  kind: fc.constantFrom('CLICK' as const, 'CONVERSION' as const),
})

type Raw = { readonly is: 'said'; readonly said: readonly Said[] } | Exclude<HistoryEvent, { is: 'results' }>

const raw: fc.Arbitrary<Raw> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ is: fc.constant('said' as const), said: fc.array(said, { minLength: 1, maxLength: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('topUp' as const), amount: fc.integer({ min: 1, max: 80 }) }) },
  { weight: 2, arbitrary: fc.constant({ is: 'run' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('person' as const),
      profileId: fc.constantFrom(...people),
      status: fc.constantFrom('Active' as const, 'IdentityVerifying' as const),
      isSuspended: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('time' as const), by: fc.constantFrom(1, day, 15 * day, 400 * day) }) },
)

/** Adds the former status to every change; drops changes to the same status. */
function withChanges(events: readonly Raw[]): HistoryEvent[] {
  const stands = new Map<string, ResultStatus>()
  let at = 0
  return events.map((event): HistoryEvent => {
    if (event.is !== 'said') return event
    const changes = event.said.flatMap(({ id, to, kind }): ResultChange[] => {
      const key = `${kind} ${id}`
      const from = stands.get(key) ?? null
      if (from === to) return []
      stands.set(key, to)
      at += 1
      const profileId = people[id % people.length] ?? 'huda'
      const amount = kind === 'CLICK' ? 0 : 100 + id
      const fixed = { programId: 'program', channel: 'OTHER', country: 'SA', visitor: 'v', reason: null } as const
      return [{ ...fixed, kind, id: key, profileId, at: 1_000 + ((id * 7) % 13) + at, from, to, amount }]
    })
    return { is: 'results', changes }
  })
}

export type History = { readonly sample: Sample; readonly budget: number; readonly events: readonly HistoryEvent[] }

/** Programs with small budgets and many results. */
export const histories: fc.Arbitrary<History> = fc
  .record({ sample, budget: fc.integer({ min: 0, max: 150 }), events: fc.array(raw, { maxLength: 25 }) })
  .map(({ events, ...rest }) => ({ ...rest, events: withChanges(events) }))
