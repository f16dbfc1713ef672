import { FormattedMessage, useIntl } from 'react-intl'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useServices } from '#services/context.ts'
import { useProductName } from '#services/useProductName.ts'
import { ShareButton } from '#shared/share/ShareButton.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { publicGroupAddress } from '#shared/groups/group-address.ts'
import type { PageGroup } from './useGroupPage.ts'

/* The sheet (1 kB plus the QR code generator) is loaded when it is opened. */
const QrDialog = lazyOverlay(() => import('#shared/share/QrDialog.tsx').then((module) => module.QrDialog))

/** Shares the public address of a group (G-26). */
export function ShareGroup({ group }: { group: PageGroup }) {
  const intl = useIntl()
  const product = useProductName()
  const { origin } = useServices()
  const code = useUrlDialog('qr')
  const url = `${origin}${publicGroupAddress(group.userName)}`
  return (
    <>
      <ShareButton
        url={url}
        text={intl.formatMessage({ id: 'groups.page.shareText' }, { name: isolate(group.name), product })}
        onShowCode={code.open}
        iconLabel={intl.formatMessage({ id: 'groups.page.share' })}
      />
      {code.isOpen && <QrDialog url={url} hint={<FormattedMessage id="groups.page.scan" />} onClose={code.close} />}
    </>
  )
}
