import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { ParticipationTimelineDocument } from './results.generated.ts'
import { ResultsTimeline } from './ResultsTimeline.tsx'

type ParticipationStoryProps = { programId: string; profileId: string; objectiveType: ObjectiveType; isOwn: boolean }

/** Loads and shows the timeline of a participation, separately from the figures. */
export function ParticipationStory({ programId, profileId, objectiveType, isOwn }: ParticipationStoryProps) {
  const { data, error, loading, refetch } = useQuery(ParticipationTimelineDocument, {
    variables: { programId, profileId },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (data) return <ResultsTimeline entries={data.participationTimeline} objectiveType={objectiveType} isOwn={isOwn} />
  if (!error) return <SkeletonRows rows={6} />
  return (
    <ErrorState
      level={3}
      title={<FormattedMessage id="results.timeline.failed" />}
      isRetrying={loading}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}
