import { useQuery } from '@apollo/client/react'
import { ProgramBudgetEstimateDocument, type ProgramBudgetEstimateQuery } from './programBudgetEstimate.generated.ts'

type Estimate = ProgramBudgetEstimateQuery['programBudgetEstimate']

/**
 * Returns the expected number of participants (K-25) and the wallet balance. Fetches both again for each step, because the criteria and the
 * balance may have changed.
 */
export function useEstimate(programId: string) {
  const { data, error, loading, refetch } = useQuery(ProgramBudgetEstimateDocument, {
    variables: { programId },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const estimate: Estimate | null = data?.programBudgetEstimate ?? null
  return {
    estimate,
    crowd: estimate && { eligible: estimate.eligibleProfiles, expected: estimate.expectedParticipants },
    hasFailed: error !== undefined && !loading,
    onRetry: () => void refetch().catch(() => undefined),
  }
}
