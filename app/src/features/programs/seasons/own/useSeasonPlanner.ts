import { useQuery } from '@apollo/client/react'
import { accentOf } from '#shell/accents.ts'
import { SeasonPlannerDocument } from './brand-days.generated.ts'
import type { OwnEntry } from './own-entry.ts'

/** Loads the days of the brand's own and its picture. The planner shows the seasons before they are there, and without them if they fail. */
export function useSeasonPlanner() {
  const { data, error, loading, refetch } = useQuery(SeasonPlannerDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const days: readonly OwnEntry[] | null = data?.myBrandDays ?? null
  const brand = data && {
    name: data.activeProfile.profile.fullName,
    src: data.activeProfile.profile.profileImage,
    accent: accentOf[data.activeProfile.type],
  }
  return {
    days,
    brand: brand ?? null,
    hasFailed: error !== undefined && !data && !loading,
    retry: () => void refetch().catch(() => undefined),
  }
}
