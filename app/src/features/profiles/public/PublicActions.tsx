import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useServices } from '#services/context.ts'
import { useProductName } from '#services/useProductName.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { tabAddress, type ProfileTab } from '#shared/profiles/tabs.ts'
import { connectWays } from './connect-ways.ts'
import type { PublicProfile } from './public-details.ts'

/* The sheets (1.7 and 0.5 kB, plus the parts of a dialog) are loaded when they are opened, because most visitors only read. */
const ConnectSheet = lazyOverlay(() => import('./ConnectSheet.tsx').then((module) => module.ConnectSheet))
const ShareSheet = lazyOverlay(() => import('./ShareSheet.tsx').then((module) => module.ShareSheet))

type PublicActionsProps = { profile: PublicProfile; tab: ProfileTab; isOwn: boolean }

/**
 * Buttons of a visitor: connect and share. The owner sees a link to the owner's view of the profile, and a disabled connect button (S1 §2).
 */
export function PublicActions({ profile, tab, isOwn }: PublicActionsProps) {
  const intl = useIntl()
  const product = useProductName()
  const { origin } = useServices()
  const connect = useUrlDialog('connect')
  const share = useUrlDialog('share')
  const rate = profile.rateCards.find(({ id }) => id === connect.value) ?? null
  const canConnect = !isOwn && connectWays(profile).length > 0
  const url = `${origin}${tabAddress('overview', profile)}`
  const text = intl.formatMessage({ id: 'profiles.link.shareText' }, { name: isolate(profile.fullName), product })
  const passOn = () => {
    if (typeof navigator.share === 'function') void navigator.share({ title: text, text, url }).catch(() => undefined)
    else share.open()
  }
  return (
    <>
      {isOwn && (
        <LinkButton href={tabAddress(tab, null)} iconStart="arrow-start">
          <FormattedMessage id="profiles.page.regularView" />
        </LinkButton>
      )}
      <Button variant="primary" isDisabled={!canConnect} onPress={connect.open}>
        {profile.type === 'BRAND' ? (
          <FormattedMessage id="profiles.connect.brand" values={{ name: <bdi key="name">{profile.fullName}</bdi> }} />
        ) : (
          <FormattedMessage id={profile.type === 'AGENCY' ? 'profiles.connect.openAgency' : 'profiles.connect.open'} />
        )}
      </Button>
      <IconButton icon="share" variant="bordered" label={intl.formatMessage({ id: 'profiles.page.share' })} onPress={passOn} />
      {canConnect && connect.isOpen && <ConnectSheet profile={profile} rate={rate} onClose={connect.close} />}
      {share.isOpen && <ShareSheet url={url} text={text} onClose={share.close} />}
    </>
  )
}
