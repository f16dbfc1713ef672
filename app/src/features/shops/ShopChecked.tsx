import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { KeyForm } from './KeyForm.tsx'
import type { CheckShopMutation } from './shops.generated.ts'
import type { Platform, Shop } from './shop-parts.ts'
import { useSignIn } from './useSignIn.ts'

type Result = CheckShopMutation['checkShop']['result']

type ShopCheckedProps = { platform: Platform; shop: Shop; result: Result; onManage: () => void }

/** What the shop answered when it was asked why it is silent, and what its owner can do. */
export function ShopChecked({ platform, shop, result, onManage }: ShopCheckedProps) {
  const { signIn, isLeaving } = useSignIn(shop.id)
  const isGood = result === 'WORKING' || result === 'REPAIRED'
  return (
    <Stack gap="md">
      <Banner tone={isGood ? 'info' : 'warning'} isLive>
        <FormattedMessage id={`shops.checked.${result}`} />
      </Banner>
      {result === 'REFUSED' && platform.isByKey && <KeyForm shop={shop} />}
      <Inline gap="xs">
        {result === 'REFUSED' && !platform.isByKey && (
          <Button variant="primary" isPending={isLeaving} onPress={() => void signIn(null).catch(() => undefined)}>
            <FormattedMessage id="shops.reconnect" />
          </Button>
        )}
        <Button variant="quiet" onPress={onManage}>
          <FormattedMessage id="shops.manage" />
        </Button>
      </Inline>
    </Stack>
  )
}
