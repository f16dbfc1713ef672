import fc from 'fast-check'
import { honest, participants, type Participant, type Sample } from './state.ts'

const hour = 3_600_000
const day = 24 * hour

/** Networks of honest visitors: carriers put many of them behind one address. */
const carriers = ['carrier-1', 'carrier-2'] as const

/** An action of honest people or the back office, or time that passes. It is the same with and without lies. */
export type TrueEvent =
  | { readonly is: 'visit'; readonly link: (typeof honest)[number]; readonly network: string; readonly visitors: number }
  | { readonly is: 'order'; readonly link: (typeof honest)[number]; readonly click: number; readonly isByCode: boolean }
  | { readonly is: 'time'; readonly by: number }
  | { readonly is: 'run' }
  | { readonly is: 'backOffice'; readonly isFooled: boolean }
  | { readonly is: 'retire' }

/** An action of a lying participant, a lying stranger, a careless brand or a lying brand. */
export type Lie =
  /** Opens a link with many invented browsers. */
  | { readonly is: 'flood'; readonly link: Participant; readonly network: string; readonly count: number }
  /** Opens a link as bots and previews do, or again and again with one browser. */
  | {
      readonly is: 'noise'
      readonly link: Participant
      readonly network: string
      readonly as: 'bot' | 'prefetch' | 'repeat'
      readonly count: number
    }
  /** Opens a link again and again from many networks, with one browser each, to make the link’s day invalid. */
  | { readonly is: 'swarm'; readonly link: Participant; readonly networks: number; readonly each: number }
  /** Sends pixel reports with invented numbers for one of the liar’s clicks. */
  | { readonly is: 'pixels'; readonly click: number; readonly count: number; readonly amount: number }
  /**
   * Sends pixel reports that name real orders, before or after the shop reports these. The liar can guess the numbers, because shops number
   * their orders in sequence.
   */
  | {
      readonly is: 'steal'
      readonly ahead: number
      readonly count: number
      readonly link: Participant
      readonly click: number
      readonly amount: number
    }
  /**
   * Sends pixel reports with somebody’s code, which takes no click: with invented numbers, or with numbers of real orders, before or after
   * the shop reports these.
   */
  | { readonly is: 'codes'; readonly link: Participant; readonly ahead: number | null; readonly count: number; readonly amount: number }
  /** Sends trials with the numbers of later orders. */
  | { readonly is: 'trials'; readonly ahead: number; readonly count: number }
  /** The brand reports the liar’s clicks as sales with its own key. */
  | { readonly is: 'collude'; readonly click: number; readonly count: number }
  /** The liar saves the owner’s bank account as their own, or the owner saves an honest participant’s phone number as their own. */
  | { readonly is: 'share'; readonly who: Participant }
  /** A careless brand reports a known order a second time, with another click and amount. */
  | { readonly is: 'again'; readonly order: number; readonly link: Participant; readonly click: number; readonly way: 'SERVER' | 'PIXEL' }
  /** A lying brand claims that a settled order is the liar’s: by its server, or by a pixel report that it confirms. */
  | { readonly is: 'take'; readonly way: 'SERVER' | 'PIXEL' }

type HistoryEvent = { readonly isLie: false; readonly event: TrueEvent } | { readonly isLie: true; readonly event: Lie }
export type History = { readonly sample: Sample; readonly events: readonly HistoryEvent[]; readonly isFooled: boolean }

const small = fc.integer({ min: 0, max: 9 })
const link = fc.constantFrom(...participants)
const network = fc.constantFrom('liars-home', 'hotel', ...carriers)

const truth: fc.Arbitrary<TrueEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      is: fc.constant('visit' as const),
      link: fc.constantFrom(...honest),
      network: fc.constantFrom(...carriers, 'home-1', 'home-2', 'home-3'),
      visitors: fc.integer({ min: 1, max: 8 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ is: fc.constant('order' as const), link: fc.constantFrom(...honest), click: small, isByCode: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('time' as const), by: fc.constantFrom(hour, day, 4 * day, 15 * day, 31 * day) }) },
  { weight: 2, arbitrary: fc.constant({ is: 'run' as const }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('backOffice' as const), isFooled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ is: 'retire' as const }) },
)

const lie: fc.Arbitrary<Lie> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ is: fc.constant('flood' as const), link, network, count: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('noise' as const),
      link,
      network,
      as: fc.constantFrom('bot' as const, 'prefetch' as const, 'repeat' as const),
      count: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('swarm' as const),
      link,
      networks: fc.constantFrom(5, 12, 50),
      each: fc.integer({ min: 2, max: 12 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('pixels' as const),
      click: small,
      count: fc.integer({ min: 1, max: 8 }),
      amount: fc.constantFrom(100, 100_000_000, Number.MAX_SAFE_INTEGER),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('steal' as const),
      ahead: fc.integer({ min: -2, max: 2 }),
      link,
      click: small,
      count: fc.integer({ min: 1, max: 4 }),
      amount: fc.constantFrom(24_990, 100, 100_000_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('codes' as const),
      link,
      ahead: fc.option(fc.integer({ min: -2, max: 2 })),
      count: fc.integer({ min: 1, max: 4 }),
      amount: fc.constantFrom(24_990, 100, 100_000_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('trials' as const),
      ahead: fc.integer({ min: 0, max: 2 }),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('collude' as const), click: small, count: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('share' as const), who: link }) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('again' as const),
      order: small,
      link,
      click: small,
      way: fc.constantFrom('SERVER' as const, 'PIXEL' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('take' as const),
      way: fc.constantFrom('SERVER' as const, 'PIXEL' as const),
    }),
  },
)

const event: fc.Arbitrary<HistoryEvent> = fc.oneof(
  { weight: 3, arbitrary: truth.map((one): HistoryEvent => ({ isLie: false, event: one })) },
  { weight: 2, arbitrary: lie.map((one): HistoryEvent => ({ isLie: true, event: one })) },
)

const sample: fc.Arbitrary<Sample> = fc.record({
  objective: fc.constantFrom('TRAFFIC' as const, 'SALES' as const),
  way: fc.constantFrom('SERVER' as const, 'PIXEL' as const),
  milestones: fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 })
    .map((targets) => targets.map((target, at) => ({ id: `m${at}`, target, rewardType: 'CASH' as const, amount: 100 * target }))),
})

/** A program from its first day to its end. */
export const liarHistories: fc.Arbitrary<History> = fc.record({
  sample,
  events: fc.array(event, { minLength: 4, maxLength: 22 }),
  isFooled: fc.boolean(),
})
