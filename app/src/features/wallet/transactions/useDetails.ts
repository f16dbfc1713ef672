import { skipToken, useQuery } from '@apollo/client/react'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { Payment } from './bill.ts'
import { happeningOf, type Transaction } from './row.ts'
import {
  PayoutLinesDocument,
  TopUpDetailsDocument,
  WithdrawalDetailsDocument,
  type WithdrawalDetailsQuery,
} from './transactions.generated.ts'

type Details = {
  account: WithdrawalDetailsQuery['withdrawal']['account'] | null
  /** Civil date. */
  arrivesBy: string | null
  failureReason: string | null
  /** Of a payout whose rewards are not known, whom it went to. */
  payments: readonly Payment[]
}

/** The most that were paid on one day and are looked through: a page. */
const pagination = { limit: requestLimits.pageSize }

/** What the list does not have: where a withdrawal goes, and why something failed. The sheet is complete without it while it loads. */
export function useDetails(row: Transaction): Details {
  const { type, status, referenceId } = row
  const context = { errors: 'mine' } as const
  const variables = { id: referenceId }
  const withdrawal = useQuery(
    WithdrawalDetailsDocument,
    type === 'WITHDRAWAL' && happeningOf(row) !== 'adjusted' ? { variables, context } : skipToken,
  ).data?.withdrawal
  const topUp = useQuery(TopUpDetailsDocument, type === 'TOP_UP' && status === 'Failed' ? { variables, context } : skipToken).data?.topUp
  const day = civilDate(Date.parse(row.createdAt))
  const ofDay = { filter: { types: [type], from: day, to: day }, pagination }
  const payouts = useQuery(PayoutLinesDocument, type === 'PROGRAM_PAYOUT' && !row.rewards ? { variables: ofDay, context } : skipToken).data
  return {
    account: withdrawal?.account ?? null,
    arrivesBy: withdrawal?.arrivesBy ?? null,
    failureReason: withdrawal?.failureReason ?? topUp?.failureReason ?? null,
    payments: payouts?.myTransactions.data.find(({ id }) => id === row.id)?.childTransactions ?? [],
  }
}
