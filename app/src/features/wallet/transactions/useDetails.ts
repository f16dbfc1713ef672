import { skipToken, useQuery } from '@apollo/client/react'
import { happeningOf, type Transaction } from './row.ts'
import { TopUpDetailsDocument, WithdrawalDetailsDocument, type WithdrawalDetailsQuery } from './transactions.generated.ts'

type Details = {
  account: WithdrawalDetailsQuery['withdrawal']['account'] | null
  /** Civil date. */
  arrivesBy: string | null
  failureReason: string | null
}

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
  return {
    account: withdrawal?.account ?? null,
    arrivesBy: withdrawal?.arrivesBy ?? null,
    failureReason: withdrawal?.failureReason ?? topUp?.failureReason ?? null,
  }
}
