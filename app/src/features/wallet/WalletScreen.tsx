import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Stat } from '@wasla/design-system/components/Stat'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { PageHead } from '#shell/PageHead.tsx'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { sheetParts, tabParts, underWayPart as UnderWay } from './parts.ts'
import { useWalletSheet } from './useWalletSheet.ts'
import { followedTopUp, tabAddress, tabOf, walletTabs, withoutTopUp } from './wallet-address.ts'
import { MyWalletDocument, type WalletFiguresFragment } from './wallet.generated.ts'

/** The wallet of the active profile (P-19). */
export function WalletScreen() {
  usePageTitle('wallet.title')
  const { data, error, loading, refetch } = useQuery(MyWalletDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (data) return <WalletPage wallet={data.myWallet} />
  if (!error || loading) return <PageWaiting />
  return <ErrorState level={1} title={<FormattedMessage id="wallet.failed" />} onRetry={() => void refetch().catch(() => undefined)} />
}

function WalletPage({ wallet }: { wallet: WalletFiguresFragment }) {
  const intl = useIntl()
  const [query, setQuery] = useSearchParams()
  const { sheet, close } = useWalletSheet()
  const topUpId = followedTopUp(query)
  const tab = tabOf(query)
  const Sheet = sheet && sheetParts[sheet]
  const Panel = tabParts[tab]
  const tabs = walletTabs.filter((each) => each in tabParts)
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="wallet.title" />} />
      {UnderWay && topUpId !== null && <UnderWay topUpId={topUpId} onClose={() => setQuery(withoutTopUp, { replace: true })} />}
      <Stat label={<FormattedMessage id="wallet.available" />} value={wallet.balance} figure="money" size="hero" />
      {tabs.length > 0 && (
        <Tabs
          label={intl.formatMessage({ id: 'wallet.title' })}
          items={tabs.map((id) => ({ id, label: <FormattedMessage id={`wallet.tab.${id}`} />, href: tabAddress(id) }))}
          selected={tab}
        >
          {Panel && <Panel wallet={wallet} />}
        </Tabs>
      )}
      {Sheet && <Sheet wallet={wallet} onClose={close} />}
    </Stack>
  )
}
