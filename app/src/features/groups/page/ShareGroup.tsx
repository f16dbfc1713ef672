import { FormattedMessage, useIntl } from 'react-intl'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useServices } from '#services/context.ts'
import { useProductName } from '#services/useProductName.ts'
import { publicGroupAddress } from '#shared/groups/group-address.ts'
import { SharePage } from '#shared/share/SharePage.tsx'
import type { PageGroup } from './useGroupPage.ts'

/** Shares the public address of a group (G-26). */
export function ShareGroup({ group }: { group: PageGroup }) {
  const intl = useIntl()
  const product = useProductName()
  const { origin } = useServices()
  return (
    <SharePage
      url={`${origin}${publicGroupAddress(group.userName)}`}
      text={intl.formatMessage({ id: 'groups.page.shareText' }, { name: isolate(group.name), product })}
      label={intl.formatMessage({ id: 'groups.page.share' })}
      hint={<FormattedMessage id="groups.page.scan" />}
      isIcon
    />
  )
}
