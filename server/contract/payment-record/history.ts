import type { ReopeningRecord, RewardRecord } from '../rewards/record.ts'
import type { AnswerCase, CountedCase, PaymentHistory, TimedCase } from './record.ts'

/** What is stored about a brand’s programs since `begins`, in any order; `person` is the account of a participant. In milliseconds. */
export type StoredCases = {
  readonly owner: string
  /** Rewards that were reached or paid in the twelve months, and all that wait for budget. */
  readonly rewards: readonly (Pick<RewardRecord, 'state' | 'rewardType' | 'achievedAt' | 'paidAt'> & { readonly person: string })[]
  /** Milestones that were reached in the twelve months and have reopened. */
  readonly reopenings: readonly (Pick<ReopeningRecord, 'achievedAt' | 'reason'> & { readonly person: string })[]
  /** Requests to join that the brand answers itself: those answered in the twelve months, and those without an answer. */
  readonly requests: readonly {
    readonly person: string
    readonly isAccepted: boolean
    readonly createdAt: number
    readonly answeredAt: number | null
  }[]
  /** Review requests that were answered in the twelve months. */
  readonly reviews: readonly { readonly person: string; readonly isHit: boolean; readonly answeredAt: number }[]
  /** Conversions on the days of the twelve months. */
  readonly results: { readonly approved: number; readonly takenBack: number }
}

/**
 * Returns whether a brand is the cause that a milestone reopened. What our team rejected is not its doing. If the reason is unknown, it
 * counts: nothing else was common.
 */
const isOfBrand = ({ reason }: Pick<ReopeningRecord, 'reason'>) => reason === null || reason === 'REVERSED' || reason === 'REPLACED'

/** Returns the cases of the figures from what is stored. */
export function historyOf(
  { owner, rewards, reopenings, requests, reviews, results }: StoredCases,
  { begins, now }: { begins: number; now: number },
): PaymentHistory {
  const cash = rewards.filter(({ rewardType }) => rewardType === 'CASH')
  return {
    owner,
    payouts: cash.flatMap(({ person, state, achievedAt, paidAt }): TimedCase[] =>
      state === 'Paid' && paidAt !== null && paidAt >= begins ? [{ person, at: paidAt, took: paidAt - achievedAt }] : [],
    ),
    waiting: cash.flatMap(({ person, state, achievedAt }): TimedCase[] =>
      state === 'Waiting' ? [{ person, at: achievedAt, took: now - achievedAt }] : [],
    ),
    rewards: [
      ...rewards
        .filter(({ achievedAt }) => achievedAt >= begins)
        .map(({ person, achievedAt }): CountedCase => ({ person, at: achievedAt, isHit: false })),
      ...reopenings.map(({ person, achievedAt, reason }): CountedCase => ({ person, at: achievedAt, isHit: isOfBrand({ reason }) })),
    ],
    answers: requests.flatMap(({ person, isAccepted, createdAt, answeredAt }): AnswerCase[] =>
      answeredAt === null ? [] : [{ person, isAccepted, at: answeredAt, took: answeredAt - createdAt }],
    ),
    unanswered: requests.flatMap(({ person, createdAt, answeredAt }): TimedCase[] =>
      answeredAt === null ? [{ person, at: createdAt, took: now - createdAt }] : [],
    ),
    reviews: reviews.map(({ person, isHit, answeredAt }) => ({ person, isHit, at: answeredAt })),
    results: { reported: results.approved + results.takenBack, takenBack: results.takenBack },
  }
}
