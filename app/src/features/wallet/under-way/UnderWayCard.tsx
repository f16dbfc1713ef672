import { useEffect, useRef, type ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { topUpFailures, type TopUpFailure } from '@wasla/contract/wallet/top-ups/record.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { Spinner } from '@wasla/design-system/components/Spinner'
import { StageLine } from '@wasla/design-system/components/StageLine'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { problemOf } from '#graphql/problems.ts'
import { useServices } from '#services/context.ts'
import { useRefreshWallet } from '../money-moved.ts'
import type { UnderWayProps } from '../part-props.ts'
import { checkoutOf } from '../top-up/checkout.ts'
import { topUpBox } from '../top-up/top-up-draft.ts'
import { useWalletSheet } from '../useWalletSheet.ts'
import { walletPath } from '../wallet-address.ts'
import { MyWalletDocument } from '../wallet.generated.ts'
import type { TopUpQuery } from './topUp.generated.ts'
import * as styles from './UnderWayCard.css.ts'
import { useTopUp } from './useTopUp.ts'

type TopUp = TopUpQuery['topUp']

/**
 * Card above the balance after a payment. It says that the payment is being confirmed, has arrived or has failed. A failed payment can be
 * tried again.
 */
export const UnderWayCard = (props: UnderWayProps) => <Followed key={props.topUpId} {...props} />

function Followed({ topUpId, onClose }: UnderWayProps) {
  const { topUp, error, isLoading, hasGivenUp, pollAgain } = useTopUp(topUpId)
  const refresh = useRefreshWallet()
  const status = topUp?.status
  const seen = useRef(status)
  /* If the top-up ends, the balance and the list have changed, so they are fetched again. */
  useEffect(() => {
    if (seen.current === 'Initiated' && status !== undefined && status !== 'Initiated') refresh()
    seen.current = status
  }, [status, refresh])

  if (!topUp) {
    if (!error || isLoading)
      return (
        <Skeleton>
          <SkeletonBlock shape="card" />
        </Skeleton>
      )
    const isMissing = problemOf(error)?.code === 'TOP_UP_NOT_FOUND'
    return (
      <ErrorState
        level={2}
        title={<FormattedMessage id={isMissing ? 'wallet.underWay.missing' : 'wallet.underWay.unknown'} />}
        onRetry={isMissing ? onClose : pollAgain}
      />
    )
  }
  if (topUp.status === 'Success') return <Paid topUp={topUp} onClose={onClose} />
  if (topUp.status === 'Failed') return <Failed topUp={topUp} onClose={onClose} />
  return <Confirming topUp={topUp} hasGivenUp={hasGivenUp} onPollAgain={pollAgain} />
}

type FrameProps = {
  look: keyof typeof styles.signs
  sign: ReactNode
  title: ReactNode
  text: ReactNode
  topUp: TopUp
  /** State of the amount, for example “on its way” or “not added”. */
  note: ReactNode
  children?: ReactNode
}

const Frame = ({ look, sign, title, text, topUp, note, children }: FrameProps) => (
  <div className={styles.cards[look]} role={look === 'failed' ? 'alert' : 'status'}>
    <div className={styles.top}>
      <div className={styles.said}>
        <span className={styles.signs[look]}>{sign}</span>
        <div className={styles.words}>
          <Heading level={2} look="heading">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </div>
      </div>
      <div className={styles.sum}>
        <Amount halalas={topUp.bill.subtotal} size="large" tone={look === 'failed' ? 'muted' : 'plain'} />
        <span className={styles.sumNote}>{note}</span>
      </div>
    </div>
    {children}
  </div>
)

/** Returns the time in which a payment must be finished, in minutes. */
const lifeOf = ({ createdAt, expiresAt }: TopUp) => Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000)

function Confirming({ topUp, hasGivenUp, onPollAgain }: { topUp: TopUp; hasGivenUp: boolean; onPollAgain: () => void }) {
  const intl = useIntl()
  const { date, separator } = useFormats()
  const way = topUp.paymentMethod === 'PLATFORM' ? 'OTHER' : topUp.paymentMethod
  return (
    <Frame
      look="confirming"
      sign={hasGivenUp ? <Icon name="clock" /> : <Spinner size="small" />}
      title={<FormattedMessage id={hasGivenUp ? 'wallet.underWay.slow' : 'wallet.underWay.confirming'} />}
      text={
        hasGivenUp ? (
          <FormattedMessage id="wallet.underWay.slowText" values={{ minutes: lifeOf(topUp) }} />
        ) : (
          <FormattedMessage id="wallet.underWay.confirmingText" />
        )
      }
      topUp={topUp}
      note={<FormattedMessage id="wallet.underWay.toWallet" />}
    >
      <StageLine
        label={intl.formatMessage({ id: 'wallet.underWay.stages' })}
        stages={[
          {
            id: 'begun',
            label: <FormattedMessage id="wallet.underWay.begun" />,
            note: (
              <>
                {date(new Date(topUp.createdAt), 'time')}
                <span className={styles.apart}>{separator}</span>
                <span className={styles.way}>
                  <FormattedMessage id={`wallet.topUp.method.${way}.short`} />
                </span>
              </>
            ),
            state: 'done',
          },
          {
            id: 'confirming',
            label: <FormattedMessage id="wallet.underWay.here" />,
            note: <FormattedMessage id="wallet.underWay.hereWhere" />,
            state: 'here',
          },
          {
            id: 'inWallet',
            label: <FormattedMessage id="wallet.underWay.inWallet" />,
            note: <FormattedMessage id="wallet.underWay.notYet" />,
            state: 'open',
          },
        ]}
      />
      {hasGivenUp && (
        <div className={styles.actions}>
          <Button iconStart="retry" onPress={onPollAgain}>
            <FormattedMessage id="wallet.underWay.lookAgain" />
          </Button>
        </div>
      )}
      <Unpaid address={topUp.checkoutUrl} />
    </Frame>
  )
}

/** Link to the payment page, for payers who came back without paying. */
function Unpaid({ address }: { address: string | null }) {
  const { leaveFor, origin } = useServices()
  const checkout = address === null ? null : checkoutOf(address, origin, walletPath)
  if (checkout?.kind !== 'site') return null
  return (
    <div className={styles.actions}>
      <Text tone="muted">
        <FormattedMessage id="wallet.underWay.unpaid" />
      </Text>
      <Button iconEnd="arrow-up-end" onPress={() => leaveFor(checkout.address)}>
        <FormattedMessage id="wallet.topUp.submit" />
      </Button>
    </div>
  )
}

function Paid({ topUp, onClose }: { topUp: TopUp; onClose: () => void }) {
  const { tabBox } = useServices()
  useEffect(() => topUpBox.forget(tabBox), [tabBox])
  return (
    <Frame
      look="paid"
      sign={<Icon name="check" />}
      title={<FormattedMessage id="wallet.underWay.paid" />}
      text={<FormattedMessage id="wallet.underWay.paidText" />}
      topUp={topUp}
      note={<FormattedMessage id="wallet.underWay.added" />}
    >
      <div className={styles.actions}>
        <Button onPress={onClose}>
          <FormattedMessage id="wallet.underWay.done" />
        </Button>
      </div>
    </Frame>
  )
}

const isFailure = (reason: string | null): reason is TopUpFailure => topUpFailures.some((one) => one === reason)

function Failed({ topUp, onClose }: { topUp: TopUp; onClose: () => void }) {
  const { tabBox } = useServices()
  /* The wallet is read from the cache, because the page has already loaded it. */
  const wallet = useQuery(MyWalletDocument, { fetchPolicy: 'cache-only' }).data?.myWallet
  const { open } = useWalletSheet()
  const reason = isFailure(topUp.failureReason) ? topUp.failureReason : 'other'
  const again = (method: TopUp['paymentMethod'] | null) => () => {
    if (wallet) topUpBox.store(tabBox, { walletId: wallet.id, amount: topUp.bill.subtotal, method })
    open('top-up')
  }
  return (
    <Frame
      look="failed"
      sign={<Icon name="close" />}
      title={<FormattedMessage id="wallet.underWay.failed" />}
      text={<FormattedMessage id={`wallet.underWay.failed.${reason}`} />}
      topUp={topUp}
      note={<FormattedMessage id="wallet.underWay.notAdded" />}
    >
      <div className={styles.actions}>
        <Button variant="primary" iconStart="retry" onPress={again(topUp.paymentMethod)}>
          <FormattedMessage id="wallet.underWay.tryAgain" />
        </Button>
        <Button onPress={again(null)}>
          <FormattedMessage id="wallet.underWay.otherMethod" />
        </Button>
        <Button variant="quiet" onPress={onClose}>
          <FormattedMessage id="wallet.underWay.dismiss" />
        </Button>
      </div>
    </Frame>
  )
}
