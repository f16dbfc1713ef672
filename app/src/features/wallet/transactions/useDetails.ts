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
  /** Day of arrival, as a civil date. */
  arrivesBy: string | null
  failureReason: string | null
  /** Participants who were paid in a payout without stored rewards. */
  payments: readonly Payment[]
}

/** A payout lists at most one page of participants. */
const pagination = { limit: requestLimits.pageSize }

/**
 * Returns details that the list does not contain: the arrival of a withdrawal, why something failed, and the participants of a payout.
 * Until they are loaded, the sheet works without them.
 */
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
