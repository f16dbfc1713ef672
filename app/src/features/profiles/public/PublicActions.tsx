import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { PageSheet } from '@wasla/design-system/components/PageSheet'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useServices } from '#services/context.ts'
import { useProductName } from '#services/useProductName.ts'
import { sheetId } from '#shell/sheet-id.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { SharePage } from '#shared/share/SharePage.tsx'
import { tabAddress, type ProfileTab } from '#shared/profiles/tabs.ts'
import { connectWays } from './connect-ways.ts'
import { ConnectTitle } from './ConnectTitle.tsx'
import { ConnectWays } from './ConnectWays.tsx'
import { useContactOpened } from './useContactOpened.ts'
import type { PublicProfile } from './public-details.ts'
import { useIsOwn } from './useIsOwn.ts'

type PublicActionsProps = { profile: PublicProfile; tab: ProfileTab }

const canConnect = (profile: PublicProfile, isOwn: boolean) => !isOwn && connectWays(profile).length > 0

/**
 * Buttons of a visitor: connect and share. The owner sees a link to the owner's view of the profile, and a disabled connect button (S1 §2).
 */
export function PublicActions({ profile, tab }: PublicActionsProps) {
  const intl = useIntl()
  const product = useProductName()
  const { origin } = useServices()
  const isOwn = useIsOwn(profile)
  return (
    <>
      {isOwn && (
        <LinkButton href={tabAddress(tab, null)} iconStart="arrow-start">
          <FormattedMessage id="profiles.page.regularView" />
        </LinkButton>
      )}
      <Button variant="primary" isDisabled={!canConnect(profile, isOwn)} opens={sheetId('connect')}>
        {profile.type === 'BRAND' ? (
          <FormattedMessage id="profiles.connect.brand" values={{ name: <bdi key="name">{profile.fullName}</bdi> }} />
        ) : (
          <FormattedMessage id={profile.type === 'AGENCY' ? 'profiles.connect.openAgency' : 'profiles.connect.open'} />
        )}
      </Button>
      <SharePage
        url={`${origin}${tabAddress('overview', profile)}`}
        text={intl.formatMessage({ id: 'profiles.link.shareText' }, { name: isolate(profile.fullName), product })}
        label={intl.formatMessage({ id: 'profiles.page.share' })}
        isIcon
      />
    </>
  )
}

/** Sheet with the contact methods. An address that names a rate card opens it too, if the page has no sheet of that rate card. */
export function ConnectSheet({ profile, tab }: PublicActionsProps) {
  const { isOpen, value, open, close } = useUrlDialog('connect')
  const opened = useContactOpened(profile.id)
  const hasOwnSheet = tab === 'rate-card' && profile.rateCards.some(({ id }) => id === value)
  if (!canConnect(profile, useIsOwn(profile))) return null
  return (
    <PageSheet
      id={sheetId('connect')}
      height="short"
      isOpen={isOpen && !hasOwnSheet}
      onOpenChange={(next) => (next ? open() : close())}
      title={<ConnectTitle profile={profile} />}
    >
      <ConnectWays reachable={profile} onOpened={opened} />
    </PageSheet>
  )
}
