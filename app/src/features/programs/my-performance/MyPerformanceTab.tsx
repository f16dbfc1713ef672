import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { problemOf } from '#graphql/problems.ts'
import { nearPart } from '#lazy/near-part.tsx'
import { useServices } from '#services/context.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { CsvButton } from '#shared/results/CsvButton.tsx'
import { ParticipationStory } from '#shared/results/ParticipationStory.tsx'
import { daysOf, readRange } from '#shared/results/range.ts'
import { RangeHead } from '#shared/results/RangeHead.tsx'
import * as styles from '#shared/results/results.css.ts'
import { ChartWaiting, MyResultsWaiting } from '#shared/results/ResultsWaiting.tsx'
import { Uncounted } from '#shared/results/Uncounted.tsx'
import { useFreshResults } from '#shared/results/useFreshResults.ts'
import type { StoredProgram } from '../page/page-values.ts'
import { EarnedCard } from './EarnedCard.tsx'
import { LinkCard } from './LinkCard.tsx'
import { MilestoneWay } from './MilestoneWay.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import { ParticipantPerformanceDocument, ParticipantRangeDocument } from './myPerformance.generated.ts'

/* The charts (18 kB) are below the milestones, so they are loaded only when they come near the viewport. */
const ResultsChart = nearPart(() => import('./ResultsChart.tsx').then((module) => module.ResultsChart), ChartWaiting)

type MyPerformanceTabProps = {
  program: StoredProgram
  /** Id of the participant's profile. */
  profileId: string
  /** True if the participant is the viewer; false if it is somebody whom the viewer manages. */
  isOwn: boolean
}

/** Results of one participation (O-07): earnings, progress, results that count, results that do not count, and the timeline. */
export function MyPerformanceTab({ program, profileId, isOwn }: MyPerformanceTabProps) {
  const { id: programId, status } = program
  const { clock } = useServices()
  const [query] = useSearchParams()
  const range = readRange(query)
  useFreshResults(programId)
  const about = useQuery(ParticipantPerformanceDocument, { variables: { programId, profileId }, context: { errors: 'mine' } })
  const whole = about.data?.getParticipantPerformance
  /* The range “all days” starts on the day of joining, which only the first response contains. */
  const first = whole ? civilDate(Date.parse(whole.participant.joinedAt)) : null
  const days = daysOf(range, clock.now(), first ?? civilDate(clock.now()))
  const ranged = useQuery(ParticipantRangeDocument, {
    skip: range === 'all' && first === null,
    variables: { programId, profileId, ...days },
    context: { errors: 'mine' },
  })
  const shown = ranged.data ?? (ranged.error ? undefined : ranged.previousData)
  const error = about.error ?? ranged.error
  if (!isOwn && about.error && problemOf(about.error)?.code === 'PROGRAM_NOT_FOUND')
    return <Navigate to={programAddress(programId)} replace />
  if (error && (!whole || !shown))
    return (
      <ErrorState
        level={2}
        title={<FormattedMessage id="results.failed" />}
        isRetrying={about.loading || ranged.loading}
        onRetry={() => void Promise.all([about.refetch(), ranged.refetch()]).catch(() => undefined)}
      />
    )
  if (!whole || !shown || first === null) return <MyResultsWaiting />

  const { performanceRange: figures } = shown
  const { participant, milestones, objectivePerformance, isDemo } = whole
  const { objectiveType } = objectivePerformance
  const hasResults = figures.funnel.allClicks > 0 || participant.approvedCount > 0
  return (
    <div className={styles.page} aria-busy={ranged.loading || undefined}>
      {!isOwn && (
        <p className={styles.headWords}>
          <FormattedMessage id="results.managed" values={{ name: <Bidi>{participant.profile.fullName}</Bidi> }} />
        </p>
      )}
      {error && (
        <Banner tone="warning" isLive>
          <FormattedMessage id="results.old" />
        </Banner>
      )}
      {status === 'Retired' && (
        <Banner tone="info" title={<FormattedMessage id="myPerformance.ended" />}>
          <FormattedMessage id="myPerformance.ended.text" />
        </Banner>
      )}
      <EarnedCard performance={whole} isOwn={isOwn} />
      <MilestoneWay milestones={milestones} participant={participant} objectiveType={objectiveType} />
      {hasResults ? (
        <>
          <RangeHead range={range} days={days} first={first} countedAt={figures.countedAt}>
            <CsvButton programId={programId} profileId={profileId} days={days} />
          </RangeHead>
          <ResultsChart range={figures} objectiveType={objectiveType} isOwn={isOwn} />
        </>
      ) : (
        <Card>
          <Empty level={2} title={<FormattedMessage id={status === 'Soon' ? 'myPerformance.notStarted' : 'myPerformance.noClicks'} />}>
            <FormattedMessage id={status === 'Soon' ? 'myPerformance.notStarted.text' : 'myPerformance.noClicks.text'} />
          </Empty>
        </Card>
      )}
      {isOwn && <LinkCard programId={programId} url={whole.trackingUrl} />}
      <div className={styles.pair}>
        <WaitingCard programId={programId} profileId={profileId} objectiveType={objectiveType} counted={participant.approvedCount} />
        {hasResults && (
          <Uncounted
            programId={programId}
            profileId={profileId}
            days={days}
            allClicks={figures.funnel.allClicks}
            isDemo={isDemo}
            mayRequest
          />
        )}
        <Card as="section" isPadded aria-labelledby="timeline-title">
          <div className={styles.card}>
            <Heading level={2} look="heading" id="timeline-title">
              <FormattedMessage id="results.timeline" />
            </Heading>
            <ParticipationStory programId={programId} profileId={profileId} objectiveType={objectiveType} isOwn={isOwn} />
          </div>
        </Card>
      </div>
    </div>
  )
}
