import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage, useIntl } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { FiguresAge } from '#shared/offline/FiguresAge.tsx'
import { tabAddress, type WalletSheet } from '../wallet-address.ts'
import { MyWalletDocument, type WalletFiguresFragment } from '../wallet.generated.ts'
import { ChangedSentence, ReservedSentence, RewardSentence } from './Sentences.tsx'
import * as styles from './BalanceCard.css.ts'

type BalanceCardProps = { wallet: WalletFiguresFragment; onOpen: (sheet: WalletSheet) => void }

/**
 * Card with the available amount and its actions. Below are the upcoming and the reserved amount, each with a link to its details (P-19).
 * The primary button is the top-up for brands, and the withdrawal for everybody else.
 */
export function BalanceCard({ wallet, onOpen }: BalanceCardProps) {
  const intl = useIntl()
  const isBrand = wallet.ownerType === 'BRAND'
  const isEmpty = wallet.balance === 0
  const topUp = (
    <Button key="top-up" iconStart="plus" variant={isBrand ? 'primary' : 'secondary'} onPress={() => onOpen('top-up')}>
      <FormattedMessage id="wallet.topUp" />
    </Button>
  )
  const withdraw = (
    <Button
      key="withdraw"
      iconStart="bank"
      variant={isBrand ? 'secondary' : 'primary'}
      isDisabled={isEmpty}
      onPress={() => onOpen('withdraw')}
    >
      <FormattedMessage id="wallet.withdraw" />
    </Button>
  )
  return (
    <Card as="section" aria-label={intl.formatMessage({ id: 'wallet.balance' })}>
      <div className={styles.card}>
        <div className={styles.top}>
          <div className={styles.balance}>
            <Text look="label" tone="muted">
              <FormattedMessage id="wallet.available" />
            </Text>
            <div className={styles.sum}>
              <Amount halalas={wallet.balance} size="hero" />
            </div>
            <ChangedSentence changedAt={wallet.changedAt} />
            <FiguresAge document={MyWalletDocument} />
          </div>
          <div className={styles.actions}>{isBrand ? [withdraw, topUp] : [topUp, withdraw]}</div>
        </div>
        <div className={styles.figures}>
          {/* Brands have no upcoming amount, because they earn nothing from programs. */}
          {(!isBrand || wallet.pendingBalance > 0) && (
            <Figure to="coming" name={<FormattedMessage id="wallet.pending" />} halalas={wallet.pendingBalance}>
              <RewardSentence upcoming={wallet.upcoming} />
            </Figure>
          )}
          <Figure
            to="set-aside"
            name={<FormattedMessage id={isBrand ? 'wallet.reserved.programs' : 'wallet.reserved'} />}
            halalas={wallet.reservedBalance}
          >
            <ReservedSentence upcoming={wallet.upcoming} />
          </Figure>
        </div>
      </div>
    </Card>
  )
}

type FigureProps = {
  /** Id of the section of the page that has the details of this amount. */
  to: string
  name: ReactNode
  halalas: number
  children: ReactNode
}

const Figure = ({ to, name, halalas, children }: FigureProps) => (
  <Link href={`${tabAddress('coming')}#${to}`} className={styles.figure}>
    <span className={styles.name}>{name}</span>{' '}
    <span className={styles.amount}>
      <Amount halalas={halalas} size="large" />
    </span>{' '}
    <span className={styles.when}>{children}</span>
    <span className={styles.mark}>
      <Icon name="chevron-down" />
    </span>
  </Link>
)
