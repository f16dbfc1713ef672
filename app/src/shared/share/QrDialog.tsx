import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './QrDialog.css.ts'

type QrDialogProps = {
  url: string
  /** Text below the code: it names what the code opens. */
  hint: ReactNode
  onClose: () => void
}

/** Shows a link as a QR code, large enough to be scanned from a phone's screen. */
export function QrDialog({ url, hint, onClose }: QrDialogProps) {
  const intl = useIntl()
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="share.qrTitle" />} actions={null}>
      <div className={styles.code}>
        <div className={styles.picture}>
          <QrCode value={url} label={intl.formatMessage({ id: 'share.qr' })} />
        </div>
        <Text tone="muted" align="center">
          {hint}
        </Text>
        <Text as="div" look="label" align="center">
          <Ltr>{url}</Ltr>
        </Text>
      </div>
    </Dialog>
  )
}
