import { FormattedMessage, useIntl } from 'react-intl'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { ShareButton } from '#shared/share/ShareButton.tsx'
import { useProductName } from '#services/useProductName.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { invitationLink } from './invitation-link.ts'

/* The QR code (0.4 kB, plus 4 kB that draw it) is loaded when it is opened. */
const QrDialog = lazyOverlay(() => import('#shared/share/QrDialog.tsx').then((module) => module.QrDialog))

/** The viewer's own invitation, to copy, share or show as a QR code. If somebody joins with this invitation, both people move up (J-04). */
export function InviteCard({ code, joined }: { code: string; joined: number }) {
  const intl = useIntl()
  const product = useProductName()
  const qr = useUrlDialog('qr')
  const { lead, url } = invitationLink(window.location.origin, code)
  return (
    <Stack as="section" gap="sm" aria-labelledby="invite-title">
      <div>
        <Heading level={2} id="invite-title">
          <FormattedMessage id="onboarding.tasks.invite" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="onboarding.tasks.invite.text" values={{ count: joined }} />
        </Text>
      </div>
      <CopyField label={intl.formatMessage({ id: 'onboarding.link.label' })} value={url} shown={{ lead, own: code }} />
      <Inline gap="sm">
        <ShareButton url={url} text={intl.formatMessage({ id: 'onboarding.link.share' }, { product })} onShowCode={qr.open} />
        <IconButton icon="qr" variant="bordered" label={intl.formatMessage({ id: 'share.qr' })} onPress={qr.open} />
      </Inline>
      {qr.isOpen && <QrDialog url={url} hint={<FormattedMessage id="onboarding.link.qrHint" />} onClose={qr.close} />}
    </Stack>
  )
}
