import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router'
import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { countsLinks } from '@wasla/contract/programs/counts-by.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { nearPart } from '#lazy/near-part.tsx'
import { useServices } from '#services/context.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { CsvButton } from '#shared/results/CsvButton.tsx'
import { daysOf, firstDayOf, readRange } from '#shared/results/range.ts'
import { RangeHead } from '#shared/results/RangeHead.tsx'
import * as styles from '#shared/results/results.css.ts'
import { ChartsWaiting, ResultsWaiting } from '#shared/results/ResultsWaiting.tsx'
import { Uncounted } from '#shared/results/Uncounted.tsx'
import { useFreshResults } from '#shared/results/useFreshResults.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { LinkCheckDocument } from '../link-check/link-check.generated.ts'
import { LinkCheckCard } from '../link-check/LinkCheckCard.tsx'
import { choicesOf } from '../owner/owner-choices.ts'
import type { StoredProgram } from '../page/page-values.ts'
import { isForTills } from '../tills/is-for-tills.ts'
import { TillsCard } from '../tills/TillsCard.tsx'
import { hasCounted, setupPlaceOf, type SetupPlace } from '../tracking-setup/setup-place.ts'
import { TrackingSetupCard } from '../tracking-setup/TrackingSetupCard.tsx'
import { BudgetCard } from './BudgetCard.tsx'
import { KeyNumbers } from './KeyNumbers.tsx'
import { ProgramPerformanceDocument, ProgramRangeDocument } from './performance.generated.ts'
import { pageStateOf } from './page-state.ts'

const RowsWaiting = () => (
  <Card isPadded>
    <SkeletonRows rows={6} />
  </Card>
)

/* The charts (18 kB) are below the numbers on a phone, so they are loaded when they come near the viewport. */
const PerformanceCharts = nearPart(() => import('./PerformanceCharts.tsx').then((module) => module.PerformanceCharts), ChartsWaiting)
/* The milestones and the ranking (1 and 3 kB) are below the charts, so they are loaded when they come near the viewport. */
const MilestonesCard = nearPart(() => import('./MilestonesCard.tsx').then((module) => module.MilestonesCard), RowsWaiting)
const Ranking = nearPart(() => import('./Ranking.tsx').then((module) => module.Ranking), RowsWaiting)
/* The sheet about a participant (4 kB with the timeline) is loaded when it is opened. */
const ParticipantSheet = lazyOverlay(() => import('./ParticipantSheet.tsx').then((module) => module.ParticipantSheet))

/** A program's results, for its owner (O): figures of the selected range, figures that do not depend on the range, and the participants. */
export function PerformanceTab({ program }: { program: StoredProgram }) {
  const { id: programId, status } = program
  const { clock } = useServices()
  const [query] = useSearchParams()
  const range = readRange(query)
  const first = firstDayOf(program) ?? civilDate(clock.now())
  const days = daysOf(range, clock.now(), first)
  const budget = useUrlDialog('budget')
  const participant = useUrlDialog('participant')
  const isCounting = status !== 'Draft' && status !== 'Soon'
  /* The setup stays where it was first shown. Otherwise the first result would close the setup while the owner is copying from it. */
  const [setupPlace, setSetupPlace] = useState<SetupPlace | null>(null)
  useFreshResults(programId)
  const about = useQuery(ProgramPerformanceDocument, { skip: !isCounting, variables: { programId }, context: { errors: 'mine' } })
  const ranged = useQuery(ProgramRangeDocument, { skip: !isCounting, variables: { programId, ...days }, context: { errors: 'mine' } })
  /*
   * The card below needs the same answer. If the link does not work, the card comes first. It stays first once the link works again, so that
   * it does not leave the owner who has just pressed “Check now”. Codes alone need no link.
   */
  const hasLink = countsLinks(program.countsBy)
  const link = useQuery(LinkCheckDocument, { skip: !isCounting || !hasLink, variables: { programId }, context: { errors: 'mine' } })
  const [isLinkFirst, setLinkFirst] = useState(false)
  if (link.data?.programLinkCheck.state === 'DOWN' && !isLinkFirst) setLinkFirst(true)
  if (!isCounting) return <NotStarted program={program} />

  const whole = about.data?.getProgramPerformance
  const shown = ranged.data ?? (ranged.error ? undefined : ranged.previousData)
  const error = about.error ?? ranged.error
  const retry = () => void Promise.all([about.refetch(), ranged.refetch()]).catch(() => undefined)
  if (error && (!whole || !shown))
    return (
      <ErrorState level={2} title={<FormattedMessage id="results.failed" />} isRetrying={about.loading || ranged.loading} onRetry={retry} />
    )
  if (!whole || !shown) return <ResultsWaiting tiles={5} />

  const { performanceRange: figures } = shown
  const { objectiveType } = whole.objectivePerformance
  if (setupPlace === null) setSetupPlace(setupPlaceOf(program, hasCounted(whole, figures)))
  const pageState = pageStateOf(whole, figures)
  const mayTopUp = choicesOf(program, clock.now()).includes('budget')
  const budgetCard = whole.budget && <BudgetCard budget={whole.budget} payout={whole} {...(mayTopUp && { onTopUp: budget.open })} />
  const milestones = (
    <MilestonesCard
      milestones={whole.milestones}
      participants={whole.participantCount}
      objectiveType={objectiveType}
      isDemo={whole.isDemo}
    />
  )
  return (
    <div className={styles.page} aria-busy={ranged.loading || undefined}>
      {error && (
        <Banner tone="warning" isLive>
          <FormattedMessage id="results.old" />
        </Banner>
      )}
      {status === 'Retired' && (
        <Banner tone="info" title={<FormattedMessage id="performance.ended" />}>
          <FormattedMessage id="performance.ended.text" />
        </Banner>
      )}
      {isLinkFirst && <LinkCheckCard programId={programId} />}
      {setupPlace === 'first' && <TrackingSetupCard programId={programId} />}
      <RangeHead range={range} days={days} first={first} countedAt={figures.countedAt}>
        <CsvButton programId={programId} days={days} />
      </RangeHead>
      {pageState === 'results' ? (
        <>
          <KeyNumbers
            metrics={figures.metrics}
            objectiveType={objectiveType}
            participants={whole.participantCount}
            rewards={figures.funnel.rewards}
          />
          <PerformanceCharts range={figures} objectiveType={objectiveType} />
        </>
      ) : (
        <Nothing program={program} pageState={pageState} />
      )}
      <div className={styles.pair}>
        {budgetCard}
        {milestones}
      </div>
      {whole.participantCount > 0 && (
        <Ranking programId={programId} objectiveType={objectiveType} milestones={whole.milestones.length} onOpen={participant.openWith} />
      )}
      {pageState === 'results' && (
        <Uncounted programId={programId} days={days} allClicks={figures.funnel.allClicks} isDemo={figures.isDemo} />
      )}
      {hasLink && !isLinkFirst && <LinkCheckCard programId={programId} />}
      {setupPlace === 'below' && <TrackingSetupCard programId={programId} isClosed />}
      {isForTills(program) && <TillsCard programId={programId} />}
      {participant.isOpen && participant.value !== null && (
        <ParticipantSheet programId={programId} profileId={participant.value} onClose={participant.close} />
      )}
    </div>
  )
}

/** Shown before the program starts. No result counts before the start (L-02), so the text suggests setting up the tracking now. */
function NotStarted({ program }: { program: StoredProgram }) {
  const { id, status, startDate } = program
  const { date } = useFormats()
  return (
    <div className={styles.page}>
      <Card>
        <Empty level={2} title={<FormattedMessage id="performance.notStarted" />}>
          {status === 'Soon' && startDate !== null ? (
            <FormattedMessage id="performance.notStarted.soon" values={{ day: date(new Date(startOfDay(startDate)), 'weekday') }} />
          ) : (
            <FormattedMessage id="performance.notStarted.draft" />
          )}
        </Empty>
      </Card>
      {setupPlaceOf(program, false) === 'first' && <TrackingSetupCard programId={id} />}
      {isForTills(program) && <TillsCard programId={id} />}
    </div>
  )
}

/** Shown if nobody has joined or nobody has clicked. Offers to copy the program's address, so that the owner can send it to people. */
const Nothing = ({ program, pageState }: { program: StoredProgram; pageState: 'nobody' | 'noClicks' }) => (
  <Card>
    <Empty
      level={2}
      title={<FormattedMessage id={`performance.${pageState}`} />}
      action={
        program.status === 'Retired' ? undefined : (
          <CopyButton variant="primary" value={`${window.location.origin}${programAddress(program.id)}`}>
            <FormattedMessage id="performance.copyLink" />
          </CopyButton>
        )
      }
    >
      <FormattedMessage id={`performance.${pageState}.text`} />
    </Empty>
  </Card>
)
