import { Suspense, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { PageHead } from '#shell/PageHead.tsx'
import { Pending, RevealTogether } from '#shell/RevealTogether.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { RecheckNotice } from '#shared/verification/RecheckNotice.tsx'
import { useAddressQuery } from '#shell/useAddress.ts'
import { Errand } from './Errand.tsx'
import { BalanceCard } from './balance/BalanceCard.tsx'
import { FailedWithdrawalPart, sheetParts, tabParts, underWayPart as UnderWay } from './parts.ts'
import { useLiveWallet } from './useLiveWallet.ts'
import { useWalletSheet } from './useWalletSheet.ts'
import { followedTopUp, tabAddress, tabOf, walletTabs, withoutTopUp } from './wallet-address.ts'
import { MyWalletDocument, type WalletFiguresFragment } from './wallet.generated.ts'
import { WalletWaiting } from './WalletWaiting.tsx'

/** The wallet of the active profile (P-19). */
export function WalletScreen() {
  usePageTitle('wallet.title')
  useLiveWallet()
  const { data, error, loading, refetch } = useQuery(MyWalletDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (data) return <WalletPage wallet={data.myWallet} />
  if (!error || loading) return <WalletWaiting />
  return <ErrorState level={1} title={<FormattedMessage id="wallet.failed" />} onRetry={() => void refetch().catch(() => undefined)} />
}

function WalletPage({ wallet }: { wallet: WalletFiguresFragment }) {
  const intl = useIntl()
  const [query, changeQuery] = useAddressQuery()
  const { sheet, open, close } = useWalletSheet()
  /* Amount of the failed withdrawal. The form for another withdrawal opens with this amount. */
  const [again, setAgain] = useState<number | null>(null)
  const topUpId = followedTopUp(query)
  const tab = tabOf(query)
  const Sheet = sheet && sheetParts[sheet]
  const Panel = tabParts[tab]
  const isBrand = wallet.ownerType === 'BRAND'
  const tabs = walletTabs
    .filter((id) => id in tabParts)
    .map((id) => ({
      id,
      label: <FormattedMessage id={id === 'coming' && isBrand ? 'wallet.tab.setAside' : `wallet.tab.${id}`} />,
      href: tabAddress(id),
    }))
  return (
    <RevealTogether waiting={<WalletWaiting />}>
      <Stack gap="lg">
        <PageHead title={<FormattedMessage id="wallet.title" />} />
        <Errand />
        <RecheckNotice />
        {UnderWay && topUpId !== null && <UnderWay topUpId={topUpId} onClose={() => changeQuery(withoutTopUp, { replace: true })} />}
        <Suspense fallback={<Pending />}>
          <FailedWithdrawalPart
            onAgain={(amount) => {
              setAgain(amount)
              open('withdraw')
            }}
          />
        </Suspense>
        <BalanceCard wallet={wallet} onOpen={open} />
        <Tabs label={intl.formatMessage({ id: 'wallet.title' })} items={tabs} selected={tab}>
          <Suspense fallback={<SkeletonRows rows={4} />}>{Panel && <Panel wallet={wallet} />}</Suspense>
        </Tabs>
        {Sheet && (
          <Sheet
            wallet={wallet}
            amount={again}
            onClose={() => {
              setAgain(null)
              close()
            }}
          />
        )}
      </Stack>
    </RevealTogether>
  )
}
