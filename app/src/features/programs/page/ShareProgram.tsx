import { FormattedMessage, useIntl } from 'react-intl'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useServices } from '#services/context.ts'
import { useProductName } from '#services/useProductName.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { ShareButton } from '#shared/share/ShareButton.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'

/* The sheet (1 kB plus the QR code generator) is loaded when it is opened. */
const QrDialog = lazyOverlay(() => import('#shared/share/QrDialog.tsx').then((module) => module.QrDialog))

type ShareProgramProps = {
  program: { id: string; name: string }
  /** True for a button with only an icon, beside other buttons. */
  isIcon: boolean
}

/** Button that shares the address of the program's page. The tracking link is shared from another card. */
export function ShareProgram({ program, isIcon }: ShareProgramProps) {
  const intl = useIntl()
  const product = useProductName()
  const { origin } = useServices()
  const code = useUrlDialog('qr')
  const url = `${origin}${programAddress(program.id)}`
  return (
    <>
      <ShareButton
        url={url}
        text={intl.formatMessage({ id: 'programs.share.text' }, { name: isolate(program.name), product })}
        onShowCode={code.open}
        {...(isIcon && { iconLabel: intl.formatMessage({ id: 'share.action' }) })}
      />
      {code.isOpen && <QrDialog url={url} hint={<FormattedMessage id="programs.share.scan" />} onClose={code.close} />}
    </>
  )
}
