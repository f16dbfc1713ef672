import type { AnswerCase, CountedCase, PaymentFigures, PaymentHistory, TimedCase } from '../record.ts'

type AnyCase = TimedCase | CountedCase | AnswerCase

const worse = (one: AnyCase, other: AnyCase) =>
  'took' in one && 'took' in other ? one.took > other.took : 'isHit' in one && 'isHit' in other ? one.isHit && !other.isHit : false

/** Takes a case if fewer than ten of its person are newer, or as new and worse. Counts again at each call. */
const taken = <C extends AnyCase>(owner: string, cases: readonly C[]): C[] =>
  cases.filter((one, place) => {
    if (one.person === owner) return false
    const before = cases.filter(
      (other, at) =>
        other.person === one.person &&
        (other.at > one.at || (other.at === one.at && (worse(other, one) || (!worse(one, other) && at < place)))),
    )
    return before.length < 10
  })

/** Returns the smallest value that at least this part of the values does not exceed. */
const reaching = (values: readonly number[], part: number): number =>
  Math.min(...values.filter((one) => values.filter((other) => other <= one).length >= values.length * part))

const seconds = (milliseconds: number) => Math.max(0, Math.round(milliseconds / 1000))

function times(owner: string, ended: readonly TimedCase[], lasting: readonly TimedCase[]) {
  const own = taken(owner, ended)
  const people = new Set(own.map(({ person }) => person)).size
  const none = { cases: own.length, people, open: 0, middle: null, nineOfTen: null, longest: null }
  if (own.length < 10 || people < 5) return none
  const middle = reaching(
    own.map(({ took }) => took),
    0.5,
  )
  const open = taken(owner, lasting).filter(({ took }) => took > middle)
  const all = [...own, ...open].map(({ took }) => seconds(took))
  return { ...none, open: open.length, middle: reaching(all, 0.5), nineOfTen: reaching(all, 0.9), longest: Math.max(...all) }
}

function share(owner: string, cases: readonly CountedCase[]) {
  const own = taken(owner, cases)
  const people = new Set(own.map(({ person }) => person)).size
  const hits = own.filter(({ isHit }) => isHit).length
  const isShown = own.length >= 10 && people >= 5
  return { cases: own.length, people, hits: isShown ? hits : null, share: isShown ? hits / own.length : null }
}

type Naive = { [Name in keyof PaymentFigures]: Omit<PaymentFigures[Name], 'step' | 'bars'> }

/** Computes the figures of a history a second time, by other means: no sorting, no running counts. Leaves out the bars. */
export function naiveFigures({ owner, payouts, waiting, rewards, answers, unanswered, reviews, results }: PaymentHistory): Naive {
  const takenBack = share(owner, rewards)
  const isShown = results.reported >= 10 && takenBack.people >= 5
  return {
    payouts: times(owner, payouts, waiting),
    takenBack,
    results: {
      cases: results.reported,
      people: takenBack.people,
      hits: isShown ? results.takenBack : null,
      share: isShown ? results.takenBack / results.reported : null,
    },
    answers: times(owner, answers, unanswered),
    accepted: share(
      owner,
      answers.map(({ isAccepted, ...rest }) => ({ ...rest, isHit: isAccepted })),
    ),
    reviews: share(owner, reviews),
  }
}
