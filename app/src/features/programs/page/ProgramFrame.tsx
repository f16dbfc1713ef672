import { useEffect, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useLocation, useParams } from 'react-router'
import type { ProgramTab } from '@wasla/contract/programs/page/access.ts'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useServices } from '#services/context.ts'
import { joinErrand } from '#shared/programs/join/join-errand.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { OverviewSkeleton } from '#shared/programs/page/OverviewSkeleton.tsx'
import { ProgramHead } from '#shared/programs/page/ProgramHead.tsx'
import type { ProgramSteps } from '#shared/programs/page/program-steps.ts'
import { OwnerActions } from '../owner/OwnerActions.tsx'
import { JoinFooter } from './JoinFooter.tsx'
import { isAnswered, pageProgramOf, requestOf, type StoredProgram } from './page-values.ts'
import { shownTabs } from './page-tabs.ts'
import { ProgramMissing } from './ProgramMissing.tsx'
import { ProgramNotes } from './ProgramNotes.tsx'
import { ProgramWaiting } from './ProgramWaiting.tsx'
import { ShareProgram } from './ShareProgram.tsx'
import { useEligibility } from './useEligibility.ts'
import { useJoin } from './useJoin.tsx'
import { useProgramTitle } from './useProgramTitle.ts'
import { useProgramPage } from './useProgramPage.ts'
import { useQuery } from '@apollo/client/react'
import { WaitingCountDocument } from './waitingCount.generated.ts'

/** Returns the number of results that wait for the owner’s decision; null while it loads, or if the reader is not the owner. */
function useWaitingCount(programId: string, isOwned: boolean): number | null {
  const { data } = useQuery(WaitingCountDocument, { variables: { programId }, skip: !isOwned, context: { errors: 'mine' } })
  return data?.waitingResults.count ?? null
}

export type ProgramTabProps = { program: StoredProgram; steps: ProgramSteps; eligibility: ReturnType<typeof useEligibility> }
type ProgramFrameProps = {
  tab: ProgramTab
  /**
   * True if the tab shows somebody whom the viewer manages instead of the viewer. The server decides whether the viewer may see it (O-07).
   */
  isOfOther?: boolean
  children: (parts: ProgramTabProps) => ReactNode
}

/** Frame of each tab of a program: head, notes, tabs, and the footer for viewers who may join (S2 §2). */
export function ProgramFrame({ tab, isOfOther, children }: ProgramFrameProps) {
  const { programId = '' } = useParams()
  const { tabBox } = useServices()
  /* The viewer is back on the program. Forgets that they left to meet a condition, even if the condition is still missing. */
  useEffect(() => joinErrand.forget(tabBox), [tabBox])
  return (
    <Page key={programId} id={programId} tab={tab} isOfOther={isOfOther}>
      {children}
    </Page>
  )
}

function Page({ id, tab, isOfOther, children }: ProgramFrameProps & { id: string }) {
  const page = useProgramPage(id)
  if (page.isMissing) return <ProgramMissing />
  if (page.program)
    return (
      <LoadedProgram program={page.program} page={page} tab={tab} isOfOther={isOfOther}>
        {children}
      </LoadedProgram>
    )
  if (page.hasFailed)
    return <ErrorState level={1} title={<FormattedMessage id="programs.page.failed" />} onRetry={page.retry} isRetrying={page.isRetrying} />
  return <ProgramWaiting />
}

type LoadedProgramProps = ProgramFrameProps & { program: StoredProgram; page: ReturnType<typeof useProgramPage> }

function LoadedProgram({ program, page, tab, isOfOther = false, children }: LoadedProgramProps) {
  const intl = useIntl()
  const { search } = useLocation()
  const { id, viewerRole: role, status } = program
  const { steps } = page
  const isOpenToThem = role === 'VISITOR' && program.isAcceptingRequests
  const eligibility = useEligibility(id, role === 'VISITOR' || role === 'APPLICANT')
  const joining = useJoin({
    id,
    isAnswered: isAnswered(program),
    isIn: requestOf(program) === 'Accepted' && program.myObjectiveData !== null,
    isAtOnce: program.isPublic,
    refetch: page.refetch,
  })
  useProgramTitle(program.name)
  const own = shownTabs(role, program)
  const waitingCount = useWaitingCount(id, own.includes('results'))
  /* If the viewer manages the person shown, adds the tab of that person after the first tab, where the viewer's own would be. */
  const tabs = isOfOther && !own.includes(tab) ? [...own.slice(0, 1), tab, ...own.slice(1)] : own
  if (!tabs.includes(tab)) return <Navigate to={programAddress(id)} replace />

  const counts: Partial<Record<ProgramTab, number | null>> = {
    /* The owner's tabs do not count the program's own content. Eight tabs must fit, and a badge should mean that something waits. */
    ...(role !== 'OWNER' && { ...steps?.counts, catalogue: steps?.catalogue?.items.length ?? 0 }),
    applicants: program.applicantsCount,
    participants: program.participantsCount,
    results: waitingCount,
  }
  const metaOf = (each: ProgramTab) => (counts[each] ? <CountBadge count={counts[each]} /> : undefined)
  return (
    <>
      <Stack gap="lg">
        <ProgramHead
          program={pageProgramOf(program)}
          request={requestOf(program)}
          isSmall={tab !== 'overview'}
          actions={
            <>
              {role === 'OWNER' && <OwnerActions program={program} />}
              {status !== 'Draft' && <ShareProgram program={program} isIcon={role === 'OWNER'} />}
            </>
          }
        />
        <ProgramNotes program={program} isPolling={joining.isPolling} />
        <Tabs
          label={program.name}
          selected={tab}
          isClose={role === 'OWNER'}
          items={tabs.map((each) => ({
            id: each,
            href: isOfOther && each === tab ? `${programAddress(id, each)}${search}` : programAddress(id, each),
            label: <FormattedMessage id={isOfOther && each === tab ? 'programs.tab.participation' : `programs.tab.${each}`} />,
            meta: metaOf(each),
          }))}
        >
          {steps ? (
            children({ program, steps, eligibility })
          ) : page.haveStepsFailed ? (
            <ErrorState level={2} title={<FormattedMessage id="programs.page.tabFailed" />} onRetry={page.retrySteps} />
          ) : (
            <OverviewSkeleton />
          )}
        </Tabs>
      </Stack>
      {isOpenToThem && (
        <JoinFooter
          programId={id}
          fit={program.myFit}
          eligibility={eligibility}
          isPublic={program.isPublic}
          isSending={joining.isSending}
          onJoin={() => void joining.join()}
          label={intl.formatMessage({ id: 'programs.join.label' })}
        />
      )}
    </>
  )
}
