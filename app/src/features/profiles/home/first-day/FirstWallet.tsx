import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { FiguresAge } from '#shared/offline/FiguresAge.tsx'
import { topUpAddress } from '#shared/wallet/top-up-errand.ts'
import { firstMoney } from '../HomeScreen.css.ts'
import { HomeBalanceDocument } from './FirstWallet.generated.ts'
import * as styles from './FirstWallet.css.ts'
import { useFirstDayWords } from './useFirstDayWords.ts'

/**
 * Card with the balance, and a note that a draft needs no money. If the balance fails to load, the card omits it; the wallet page reports
 * the reason.
 */
export function FirstWallet() {
  const { isReady } = useFirstDayWords(true)
  const { data } = useQuery(HomeBalanceDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (!isReady) return null
  return (
    <div className={firstMoney}>
      <Card as="section" isPadded aria-labelledby="home-wallet">
        <div className={styles.head}>
          <Heading level={2} id="home-wallet">
            <FormattedMessage id="shell.nav.wallet" />
          </Heading>
          {data && <Amount halalas={data.myWallet.balance} />}
        </div>
        <FiguresAge document={HomeBalanceDocument} />
        <Text look="caption" tone="muted">
          <FormattedMessage id="firstDay.wallet.drafts" />
        </Text>
        <div className={styles.action}>
          <LinkButton href={topUpAddress} iconStart="plus" isFullWidth>
            <FormattedMessage id="firstDay.wallet.topUp" />
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}
