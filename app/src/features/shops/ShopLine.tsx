import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { numberOf, openSteps, type Platform } from './shop-parts.ts'

/** The state of a shop in one line: its step, its last order, or its silence with what is usual. */
export function ShopLine({ platform: { shop, isAvailable } }: { platform: Platform }) {
  const { ago, number, wait } = useFormats()
  const { clock } = useServices()
  if (!shop)
    return (
      <Muted>
        <FormattedMessage id={isAvailable ? 'shops.steps.about' : 'shops.unavailable'} />
      </Muted>
    )
  if (shop.step !== 'READY')
    return (
      <Muted>
        <FormattedMessage id="shops.step" values={{ step: number(numberOf(shop.step)), count: number(openSteps.length) }} />
      </Muted>
    )
  if (shop.lastOrderAt === null)
    return (
      <Muted>
        <FormattedMessage id="shops.new" />
      </Muted>
    )
  const last = new Date(shop.lastOrderAt)
  if (shop.health === 'SILENT' && shop.usualMinutes !== null) {
    const silence = wait(Math.floor((clock.now() - last.getTime()) / 3_600_000) * 3_600)
    return (
      <Text as="p" look="caption" tone="warning">
        <FormattedMessage id="shops.silent" values={{ time: silence, usual: wait(shop.usualMinutes * 60) }} />
      </Text>
    )
  }
  return (
    <Text as="p" look="caption" tone="success">
      <FormattedMessage id="shops.last" values={{ ago: ago(last, new Date(clock.now())), count: shop.ordersToday }} />
    </Text>
  )
}

const Muted = ({ children }: { children: ReactNode }) => (
  <Text as="p" look="caption" tone="muted">
    {children}
  </Text>
)
