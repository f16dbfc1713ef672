import { useQuery } from '@apollo/client/react'
import { requirementsOf, type Requirement } from '#shared/programs/page/criteria.ts'
import { ProgramEligibilityDocument } from './program.generated.ts'

export type Eligibility = { isEligible: boolean; failed: readonly Requirement['criterion'][]; requirements: readonly Requirement[] }

/**
 * Returns whether the viewer may join, and if not, why (M-03); null while this is unknown. It is known before the viewer presses anything.
 * The server checks again.
 */
export function useEligibility(id: string, isNeeded: boolean): Eligibility | null {
  const { data } = useQuery(ProgramEligibilityDocument, {
    variables: { id },
    skip: !isNeeded,
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (!data || !isNeeded) return null
  const { eligible, failed, checks } = data.programEligibility
  return { isEligible: eligible, failed: [...new Set(failed)], requirements: requirementsOf(checks) }
}
