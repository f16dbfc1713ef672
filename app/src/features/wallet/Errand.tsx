import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { useServices } from '#services/context.ts'
import { topUpErrand } from '#shared/wallet/top-up-errand.ts'

/** Banner with a link back to the program from which the viewer came to top up. It stays until they return, before and after a payment. */
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
