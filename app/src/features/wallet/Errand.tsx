import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { useServices } from '#services/context.ts'
import { topUpErrand } from '#shared/wallet/top-up-errand.ts'

/**
 * Banner for a viewer who came from a program to top up, with a link back to the program. It is shown until the viewer follows the link,
 * before and after a payment.
 */
export function Errand() {
  const { tabBox } = useServices()
  const [errand] = useState(() => topUpErrand.read(tabBox))
  if (!errand) return null
  return (
    <Banner
      tone="info"
      action={
        <LinkButton size="small" href={errand.returnTo}>
          <FormattedMessage id="wallet.errand.back" />
        </LinkButton>
      }
    >
      <FormattedMessage id="wallet.errand" />
    </Banner>
  )
}
