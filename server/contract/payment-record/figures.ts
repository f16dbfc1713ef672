import { paymentRecordLimits as limits } from './limits.ts'
import type { CountedCase, PaymentFigures, PaymentHistory, ShareFigure, TimedCase, TimesFigure } from './record.ts'

const isEnough = ({ cases, people }: { cases: number; people: number }) => cases >= limits.cases && people >= limits.people

const peopleOf = (cases: readonly { readonly person: string }[]) => new Set(cases.map(({ person }) => person)).size

type AnyCase = Pick<CountedCase, 'person' | 'at'> & { readonly took?: number; readonly isHit?: boolean }

/** Orders cases from the newest to the oldest. Of cases of one moment, the worse comes first. */
const newestFirst = (one: AnyCase, other: AnyCase) =>
  other.at - one.at || (other.took ?? 0) - (one.took ?? 0) || Number(other.isHit ?? false) - Number(one.isHit ?? false)

/** Returns the cases that count: none of the owner's own account, and of each other person the newest ones. */
function counting<C extends AnyCase>(owner: string, cases: readonly C[]): C[] {
  const ofOne = new Map<string, number>()
  return cases.toSorted(newestFirst).filter(({ person }) => {
    const before = ofOne.get(person) ?? 0
    ofOne.set(person, before + 1)
    return person !== owner && before < limits.ofOne
  })
}

/** Returns the time at a share of the sorted times: the shortest time within which that share of the cases ended. */
const within = (sorted: readonly number[], share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0

const hour = 3_600
const day = 24 * hour
const week = 7 * day
/** Lengths in seconds that a bar may stand for. */
const steps = [60, 300, 900, hour, 3 * hour, 6 * hour, 12 * hour, day, 2 * day, 3 * day, week, 2 * week, 4 * week, 12 * week] as const

function barsOf(seconds: readonly number[], longest: number): { step: number; bars: number[] } {
  const step = steps.find((one) => longest < one * limits.bars) ?? Math.ceil((longest + 1) / limits.bars)
  const bars = Array<number>(Math.floor(longest / step) + 1).fill(0)
  for (const one of seconds) {
    const place = Math.floor(one / step)
    bars[place] = (bars[place] ?? 0) + 1
  }
  return { step, bars }
}

/**
 * Returns a figure of times. The middle is that of all ended cases and of the open ones that last longer than the middle of the ended ones.
 * So an open case can only make the figure worse: without them, a brand that leaves its slowest cases open would look fast.
 */
function timesOf(owner: string, ended: readonly TimedCase[], lasting: readonly TimedCase[]): TimesFigure {
  const own = counting(owner, ended)
  const counts = { cases: own.length, people: peopleOf(own) }
  if (!isEnough(counts)) return { ...counts, open: 0, middle: null, nineOfTen: null, longest: null, step: null, bars: null }
  const middle = within(
    own.map(({ took }) => took).toSorted((one, other) => one - other),
    1 / 2,
  )
  const open = counting(owner, lasting).filter(({ took }) => took > middle)
  const seconds = [...own, ...open].map(({ took }) => Math.max(0, Math.round(took / 1000))).toSorted((one, other) => one - other)
  const longest = seconds.at(-1) ?? 0
  return {
    ...counts,
    open: open.length,
    middle: within(seconds, 1 / 2),
    nineOfTen: within(seconds, 9 / 10),
    longest,
    ...barsOf(seconds, longest),
  }
}

const shareFrom = (counts: { cases: number; people: number }, hits: number): ShareFigure =>
  isEnough(counts) ? { ...counts, hits, share: hits / counts.cases } : { ...counts, hits: null, share: null }

function shareOf(owner: string, cases: readonly CountedCase[]): ShareFigure {
  const own = counting(owner, cases)
  return shareFrom({ cases: own.length, people: peopleOf(own) }, own.filter(({ isHit }) => isHit).length)
}

/** Returns the figures of a brand's payment record. The order of the cases does not matter. */
export function paymentFigures(history: PaymentHistory): PaymentFigures {
  const { owner, payouts, waiting, rewards, answers, unanswered, reviews, results } = history
  const takenBack = shareOf(owner, rewards)
  return {
    payouts: timesOf(owner, payouts, waiting),
    takenBack,
    // Results are counted by day, not by person: they belong to the people whose milestones are counted beside them.
    results: shareFrom({ cases: results.reported, people: takenBack.people }, results.takenBack),
    answers: timesOf(owner, answers, unanswered),
    accepted: shareOf(
      owner,
      answers.map(({ person, at, isAccepted }) => ({ person, at, isHit: isAccepted })),
    ),
    reviews: shareOf(owner, reviews),
  }
}

/** The figures of a brand without any case. */
export const noFigures: PaymentFigures = paymentFigures({
  owner: '',
  payouts: [],
  waiting: [],
  rewards: [],
  answers: [],
  unanswered: [],
  reviews: [],
  results: { reported: 0, takenBack: 0 },
})
