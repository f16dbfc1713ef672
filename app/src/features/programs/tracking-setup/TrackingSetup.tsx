import { Suspense, useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { pagePart } from '#lazy/page-part.ts'
import { ConnectedShops } from './ConnectedShops.tsx'
import { Differing } from './Differing.tsx'
import { PixelTest } from './PixelTest.tsx'
import { connectionOf, examplesOf, type Setup, type Shown } from './setup-state.ts'
import { ExamplesWaiting, SetupWaiting } from './SetupWaiting.tsx'
import { Keys } from './Keys.tsx'
import { RotateTrackingKeyDocument, SendTestConversionDocument, TrackingSetupDocument } from './tracking-setup.generated.ts'
import * as layout from './TrackingSetupCard.css.ts'
import * as styles from './TrackingSetup.css.ts'

/* The examples (1 kB) are loaded separately, because they are below the keys. */
const Examples = pagePart(() => import('./Examples.tsx').then((module) => module.Examples))

/** The setup of tracking, loaded when its card is open: connection, keys and examples. */
export function TrackingSetup({ programId }: { programId: string }) {
  const { data, error, loading, refetch } = useQuery(TrackingSetupDocument, {
    variables: { programId },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const setup = data?.programTrackingSetup
  if (setup) return <LoadedSetup setup={setup} refetch={() => refetch().then(() => undefined)} />
  if (!error || loading) return <SetupWaiting />
  return (
    <ErrorState level={3} title={<FormattedMessage id="programs.setup.failed" />} onRetry={() => void refetch().catch(() => undefined)} />
  )
}

type LoadedSetupProps = { setup: Setup; refetch: () => Promise<void> }

function LoadedSetup({ setup, refetch }: LoadedSetupProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  /* Whether the keys are shown. A brand that has tested the connection only waits for results, so it does not need the keys. */
  const [isWhole, setWhole] = useState(connectionOf(setup) !== 'tested')
  return (
    <>
      <Connection setup={setup} refetch={refetch} />
      {setup.event === 'SALE' && <ConnectedShops />}
      {setup.differingReports > 0 && <Differing programId={setup.programId} count={setup.differingReports} />}
      {!isWhole && (
        <div>
          <Button variant="quiet" onPress={() => setWhole(true)}>
            <FormattedMessage id="programs.setup.details" />
          </Button>
        </div>
      )}
      {isWhole && <Details setup={setup} refetch={refetch} shown={shown} onMade={setShown} />}
    </>
  )
}

type DetailsProps = RotationProps & { shown: Shown | null }

/** The keys, a button to replace them, and the examples. */
function Details({ setup, refetch, shown, onMade }: DetailsProps) {
  return (
    <>
      <Keys setup={setup} shown={shown} rotation={<Rotation setup={setup} refetch={refetch} onMade={onMade} />} />
      <section className={layout.part} aria-labelledby="tracking-examples-title">
        <Heading level={3} look="heading" id="tracking-examples-title">
          <FormattedMessage id="programs.setup.examples" />
        </Heading>
        <Suspense fallback={<ExamplesWaiting />}>
          <Examples examples={examplesOf(setup, shown)} />
        </Suspense>
      </section>
    </>
  )
}

const toneOf = { nothing: 'warning', tested: 'success', working: 'success' } as const
const iconOf = { nothing: 'triangle-alert', tested: 'circle-check', working: 'circle-check' } as const

/** State of the connection: the last report that was received, and a button that sends a test report from end to end. */
function Connection({ setup, refetch }: LoadedSetupProps) {
  const { date } = useFormats()
  const [send, { loading }] = useMutation(SendTestConversionDocument, { variables: { programId: setup.programId } })
  const [hasPassed, setPassed] = useState(false)
  const state = connectionOf(setup)
  const moment = setup.lastConversionAt ?? setup.lastTestAt
  const test = async () => {
    setPassed(false)
    try {
      const { data } = await send()
      if (!data?.sendTestConversion.success) return
      await refetch()
      setPassed(true)
    } catch {
      /* The GraphQL client has already shown the error. */
    }
  }
  return (
    <div className={layout.part}>
      <div className={styles.state}>
        <Badge tone={toneOf[state]} icon={iconOf[state]}>
          <FormattedMessage id={`programs.setup.state.${state}`} />
        </Badge>
        {moment !== null && (
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage
              id={setup.lastConversionAt === null ? 'programs.setup.lastTest' : 'programs.setup.lastReceived'}
              values={{ moment: date(new Date(moment), 'moment') }}
            />
          </Text>
        )}
      </div>
      <div className={styles.foot}>
        <Button iconStart="send" isPending={loading} onPress={() => void test()}>
          <FormattedMessage id="programs.setup.sendTest" />
        </Button>
        <PixelTest programId={setup.programId} onRefetch={() => void refetch().catch(() => undefined)} />
        <span role="status">
          {hasPassed && (
            <Badge tone="success" icon="circle-check">
              <FormattedMessage id="programs.setup.testPassed" />
            </Badge>
          )}
        </span>
      </div>
    </div>
  )
}

type RotationProps = LoadedSetupProps & { onMade: (shown: Shown) => void }

/** Button that creates the first secret, or replaces the secret after a confirmation. The replaced secret still works for a day. */
function Rotation({ setup, refetch, onMade }: RotationProps) {
  const { date } = useFormats()
  const [isAsking, setAsking] = useState(false)
  /* The secret is kept out of the cache and stored only in this page's state. */
  const [rotate, { loading }] = useMutation(RotateTrackingKeyDocument, {
    variables: { programId: setup.programId },
    fetchPolicy: 'no-cache',
  })
  const make = async () => {
    const { data } = await rotate()
    if (!data) return
    const { secretKey, examples } = data.rotateProgramTrackingKey
    onMade({ secretKey, examples })
    setAsking(false)
    await refetch().catch(() => undefined)
  }
  const isFirst = !setup.hasSecretKey
  return (
    <div className={styles.foot}>
      <Button
        iconStart={isFirst ? 'plus' : 'retry'}
        isPending={loading && isFirst}
        onPress={() => (isFirst ? void make().catch(() => undefined) : setAsking(true))}
      >
        <FormattedMessage id={isFirst ? 'programs.setup.makeSecret' : 'programs.setup.rotate'} />
      </Button>
      {setup.formerKeysUntil !== null && (
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="programs.setup.formerUntil" values={{ moment: date(new Date(setup.formerKeysUntil), 'moment') }} />
        </Text>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<FormattedMessage id="programs.setup.rotate.ask" />}
        confirmText={<FormattedMessage id="programs.setup.rotate" />}
        onConfirm={make}
      >
        <FormattedMessage id="programs.setup.rotate.text" />
      </ConfirmDialog>
    </div>
  )
}
