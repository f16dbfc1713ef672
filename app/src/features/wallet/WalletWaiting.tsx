import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { PageHead } from '#shell/PageHead.tsx'
import * as balance from './balance/BalanceCard.css.ts'
import { ListWaiting } from './transactions/ListWaiting.tsx'
import * as styles from './WalletWaiting.css.ts'

/** Skeleton of the wallet until the wallet and the flags are loaded. Each part is where its content will be. */
export const WalletWaiting = () => (
  <Stack gap="lg">
    <PageHead title={<FormattedMessage id="wallet.title" />} />
    <Card aria-busy>
      <Skeleton>
        <div className={balance.card}>
          <div className={balance.top}>
            <div className={balance.balance}>
              <SkeletonText look="label" />
              <div className={styles.hero}>
                <SkeletonText look="display" />
              </div>
              <SkeletonBlock shape="control" />
            </div>
            <div className={styles.actions}>
              <SkeletonBlock shape="control" />
              <SkeletonBlock shape="control" />
            </div>
          </div>
          <div className={balance.figures}>
            <Figure />
            <Figure />
          </div>
        </div>
      </Skeleton>
    </Card>
    <div className={styles.tabs}>
      <SkeletonText look="label" />
    </div>
    <ListWaiting />
  </Stack>
)

const Figure = () => (
  <div className={balance.figure}>
    <span className={balance.name}>
      <SkeletonText look="caption" />
    </span>
    <span className={styles.amount}>
      <SkeletonText look="heading" />
    </span>
    <span className={balance.when}>
      <SkeletonText look="caption" />
    </span>
  </div>
)
