import { FormattedMessage } from 'react-intl'
import { shopNames } from '@wasla/contract/shops/kinds.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { ShopOrders } from './ShopOrders.tsx'
import type { Platform, Shop } from './shop-parts.ts'

type ManageSheetProps = { kind: Platform['kind']; shop: Shop; onRemove: () => void; onClose: () => void }

/** The latest orders of a shop with what became of them, and the end of its connection. */
export function ManageSheet({ kind, shop, onRemove, onClose }: ManageSheetProps) {
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={shopNames[kind]}>
      <Stack gap="lg">
        {shop.address !== null && (
          <Text as="p" tone="muted">
            <Ltr>{shop.address}</Ltr>
          </Text>
        )}
        <Heading level={3} look="label">
          <FormattedMessage id="shops.orders" />
        </Heading>
        <ShopOrders shopId={shop.id} />
        <div>
          <Button variant="dangerQuiet" onPress={onRemove}>
            <FormattedMessage id="shops.remove" />
          </Button>
        </div>
      </Stack>
    </Sheet>
  )
}
