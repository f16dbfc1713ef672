import { useEffect, useState, type ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { NetworkFailure } from '#graphql/network-failure.ts'
import { problemOf } from '#graphql/problems.ts'
import { useServices } from '#services/context.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { previewPath } from '#shared/programs/wizard/addresses.ts'
import { RecheckNotice } from '#shared/verification/RecheckNotice.tsx'
import { useTopUp } from '../money/useTopUp.ts'
import { WalletColumn } from '../money/WalletColumn.tsx'
import { DryRun } from './DryRun.tsx'
import { firstStepToFix } from './finding.ts'
import { PublishBar, type Hindrance } from './PublishBar.tsx'
import { ProgramDryRunDocument } from './publish.generated.ts'
import { publishDateOf, publishDays } from './publish-day.ts'
import { usePublish } from './usePublish.ts'

/** The open dialog. `day` is the chosen day; null means at once. */
type Open =
  | { readonly kind: 'day'; readonly day: string | null }
  | { readonly kind: 'alert'; readonly day: string | null }
  | { readonly kind: 'done'; readonly isScheduled: boolean }

type PublishingProps = {
  program: { readonly id: string; readonly isVisible: boolean; readonly endDate: string | null }
  /** Renders the content between the check and the bar: the program as visitors will see it. */
  children: (parts: { dryRun: ReactNode; money: ReactNode }) => ReactNode
}

/* The dialog that asks for a day (34 kB with its calendar) is loaded when it is opened. */
const ScheduleDialog = lazyOverlay(() => import('./ScheduleDialog.tsx').then((module) => module.ScheduleDialog))
/* The confirmation and the success dialog are one chunk of 6 kB, so that no further download delays the success dialog. */
const PublishDialogs = lazyOverlay(() => import('./PublishDialogs.tsx').then((module) => module.PublishDialogs))

/**
 * Publishes a draft now or on a later day (S2 §2, K-28 to K-33). Shows the pre-publish check, the cost, the confirmation and the success
 * dialog. If the balance is too small, leads to a top-up, which returns here.
 */
export function Publishing({ program, children }: PublishingProps) {
  const { money } = useFormats()
  const { clock } = useServices()
  const navigate = useNavigate()
  const [now] = useState(() => clock.now())
  const [open, setOpen] = useState<Open | null>(null)
  const [missing, setMissing] = useState<number | null>(null)
  const [isPrivate, setPrivate] = useState(false)
  const [isOffline, setOffline] = useState(false)
  const { topUp } = useTopUp(previewPath)
  const { data, error, loading, refetch } = useQuery(ProgramDryRunDocument, {
    variables: { programId: program.id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    context: { errors: 'mine' },
  })
  const publish = usePublish(program.id, { codes: ['INSUFFICIENT_WALLET_BALANCE', 'PROGRAM_VISIBILITY_PRIVATE'] })
  const run = () => void refetch().catch(() => undefined)
  const tried = data?.programDryRun ?? null
  const step = tried && firstStepToFix(tried.findings)
  const hindrance: Hindrance | null = tried
    ? tried.isReady
      ? null
      : step
        ? { kind: 'step', step }
        : { kind: 'other' }
    : { kind: error && !loading ? 'failed' : 'trying' }
  const { today } = publishDays(now, program.endDate)
  const [leaving, setLeaving] = useState<string | null>(null)
  useEffect(() => {
    if (leaving !== null) void navigate(leaving)
  }, [leaving, navigate])

  const confirm = async (day: string | null) => {
    const publishDate = publishDateOf(day, today)
    setMissing(null)
    setOffline(false)
    try {
      const done = await publish(publishDate)
      if (done) setOpen({ kind: 'done', isScheduled: publishDate !== null })
    } catch (failure) {
      const problem = problemOf(failure)
      if (problem?.code === 'PROGRAM_VISIBILITY_PRIVATE') {
        setPrivate(true)
        setOpen({ kind: 'day', day })
        return
      }
      /* Closes the confirmation, because the page shows the problem and how to fix it. */
      setOpen(null)
      if (problem?.code === 'INSUFFICIENT_WALLET_BALANCE') {
        const { required, available } = problem.params
        setMissing(typeof required === 'number' && typeof available === 'number' ? required - available : 0)
      }
      setOffline(failure instanceof NetworkFailure || (failure instanceof Error && failure.cause instanceof NetworkFailure))
      run()
    }
  }

  return (
    <>
      <RecheckNotice />
      {missing !== null && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="programs.publish.short" values={{ missing: isolate(money(missing)) }} />
        </Banner>
      )}
      {isOffline && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="programs.publish.offline" />
        </Banner>
      )}
      {children({
        dryRun: <DryRun findings={tried?.findings ?? null} isRunning={loading} hasFailed={error !== undefined} onRun={run} />,
        money: tried && (
          <WalletColumn
            available={tried.availableBalance}
            budget={tried.bill.subtotal}
            fee={tried.bill.fee + tried.bill.vat}
            isDue
            onTopUp={topUp}
          />
        ),
      })}
      <PublishBar
        hindrance={hindrance}
        isVisible={program.isVisible}
        onPublish={() => setOpen({ kind: 'alert', day: null })}
        onSchedule={() => setOpen({ kind: 'day', day: null })}
      />
      {open?.kind === 'day' && (
        <ScheduleDialog
          now={now}
          endDate={program.endDate}
          isVisible={program.isVisible}
          isRefused={isPrivate}
          day={open.day}
          onChoose={(day) => setOpen({ kind: 'alert', day })}
          onClose={() => setOpen(null)}
        />
      )}
      {tried && open !== null && open.kind !== 'day' && (
        <PublishDialogs
          programId={program.id}
          open={open}
          today={today}
          budget={tried.bill.subtotal}
          bill={tried.bill.total}
          candidates={tried.candidates.matching}
          onConfirm={confirm}
          onClose={() => setOpen((current) => (current?.kind === 'alert' ? null : current))}
          onDone={() => setLeaving(programAddress(program.id))}
        />
      )}
    </>
  )
}
