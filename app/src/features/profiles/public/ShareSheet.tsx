import { FormattedMessage, useIntl } from 'react-intl'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { shareAddress, shareTargets } from '#shared/share/shareTargets.ts'
import * as styles from './ConnectSheet.css.ts'

/** The page's address to copy, to send, and as a QR code (D-32). */
export function ShareSheet({ url, text, onClose }: { url: string; text: string; onClose: () => void }) {
  const intl = useIntl()
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="profiles.page.share" />}>
      <Stack gap="md">
        <CopyField label={intl.formatMessage({ id: 'profiles.page.address' })} value={url} />
        <Inline gap="xs">
          {shareTargets.map((target) => (
            <LinkButton
              key={target}
              href={shareAddress[target](text, url)}
              target="_blank"
              rel="noopener noreferrer"
              iconEnd="arrow-up-end"
            >
              <FormattedMessage id={`share.${target}`} />
            </LinkButton>
          ))}
        </Inline>
        <div className={styles.code}>
          <QrCode value={url} label={intl.formatMessage({ id: 'share.qr' })} />
        </div>
      </Stack>
    </Sheet>
  )
}
