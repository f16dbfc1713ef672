import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { PageHead } from '#shell/PageHead.tsx'
import * as styles from './WalletWaiting.css.ts'

/** The shape of the wallet, while it or the flags are loading. */
export const WalletWaiting = () => (
  <Stack gap="lg">
    <PageHead title={<FormattedMessage id="wallet.title" />} />
    <Card aria-busy>
      <div className={styles.card}>
        <Skeleton>
          <SkeletonText look="label" />
          <SkeletonText look="display" />
          <SkeletonBlock shape="row" />
        </Skeleton>
      </div>
    </Card>
    <Card aria-busy>
      <div className={styles.card}>
        <SkeletonRows rows={5} />
      </div>
    </Card>
  </Stack>
)
