import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useServices } from '#services/context.ts'
import { useProductName } from '#services/useProductName.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { bioLink } from './bioLink.ts'
import { LinkInBioCard_ActiveProfileFragmentDoc, type LinkInBioCard_ActiveProfileFragment } from './LinkInBioCard.generated.ts'
import * as styles from './LinkInBioCard.css.ts'
import { ShareButton } from '#shared/share/ShareButton.tsx'

/* The QR code (0.4 kB, plus 4 kB that draw it) is loaded when it is opened. */
const QrDialog = lazyOverlay(() => import('#shared/share/QrDialog.tsx').then((module) => module.QrDialog))

/** Card with the viewer's public address, to copy and to share (D-32). Without a user name, the card says that a user name is needed. */
export function LinkInBioCard({ activeProfile }: { activeProfile: FragmentType<LinkInBioCard_ActiveProfileFragment> }) {
  const { data, complete } = useFragment({ fragment: LinkInBioCard_ActiveProfileFragmentDoc, from: activeProfile })
  const intl = useIntl()
  const product = useProductName()
  const { origin } = useServices()
  const code = useUrlDialog('qr')
  if (!complete) return null
  const { userName, fullName } = data.profile
  const { lead, url } = bioLink(origin, data.type, userName)
  const text = intl.formatMessage({ id: 'profiles.link.shareText' }, { name: isolate(fullName), product })
  return (
    <Card as="section" isPadded aria-labelledby="link-title">
      <div className={styles.content}>
        <Heading level={2} id="link-title">
          <FormattedMessage id="profiles.link.title" />
        </Heading>
        {url && userName ? (
          <CopyField label={intl.formatMessage({ id: 'profiles.link.address' })} value={url} shown={{ lead, own: userName }} />
        ) : (
          <Unfinished lead={lead} />
        )}
        <div className={styles.actions}>
          <ShareButton url={url} text={text} onShowCode={code.open} />
          <IconButton icon="qr" variant="bordered" label={intl.formatMessage({ id: 'share.qr' })} isDisabled={!url} onPress={code.open} />
        </div>
      </div>
      {url && code.isOpen && <QrDialog url={url} hint={<FormattedMessage id="profiles.link.qrHint" />} onClose={code.close} />}
    </Card>
  )
}

const Unfinished = ({ lead }: { lead: string }) => (
  <>
    <Ltr as="div">
      <div className={styles.unfinished}>
        {lead}
        <span className={styles.blank}>
          <FormattedMessage id="profiles.link.placeholder" />
        </span>
      </div>
    </Ltr>
    <Banner
      tone="warning"
      action={
        <TextLink href="/settings/profile">
          <FormattedMessage id="profiles.link.createUserName" />
        </TextLink>
      }
    >
      <FormattedMessage id="profiles.link.unusable" />
    </Banner>
  </>
)
