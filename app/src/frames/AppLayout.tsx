import type { ReactNode } from 'react'
import { useMutation } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import type { AppShellProps } from '@wasla/design-system/patterns/AppShell'
import { useFlags, useServices, useSession } from '#services/context.ts'
import { chooseLanguage, signOut } from '#services/actions.ts'
import { SwitchUserDocument } from './account/AccountMenu.generated.ts'
import { SwitchDialog } from './account/SwitchDialog.tsx'
import { useAccount } from './account/useAccount.ts'
import { AppFrame } from './AppFrame.tsx'
import { OfflineNotice } from './offline/OfflineNotice.tsx'
import { Bell, notificationsDialog } from './notifications/Bell.tsx'
import { SearchBar } from './search/SearchBar.tsx'
import { SearchButton } from './search/SearchButton.tsx'
import { useFocusOnNavigation } from '#shell/useFocusOnNavigation.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'

/** Frame of every signed-in page, for personal and business profiles. */
export function AppLayout({ width, children }: Pick<AppShellProps, 'width'> & { children: ReactNode }) {
  const services = useServices()
  const flags = useFlags()
  const { avatar, others } = useAccount()
  const dialog = useUrlDialog('switch')
  const notifications = useUrlDialog(notificationsDialog)
  const navigate = useNavigate()
  const [switchUser] = useMutation(SwitchUserDocument)
  const session = useSession()
  useFocusOnNavigation({ isArriving: session.status === 'signedIn' && session.since === 'switch' })

  const chosen = others.find(({ id }) => id === dialog.value)
  const goOnAs = async ({ type, id: profileId }: (typeof others)[number]) => {
    const { data } = await switchUser({ variables: { type, profileId } })
    if (!data) return
    const { accessToken: access, refreshToken: refresh } = data.switchUser
    await navigate('/home')
    services.session.switchTo({ access, refresh })
  }
  /** Closes the dialog only in the same session. After a switch of profile, this page is gone and must not change the address. */
  const stay = () => {
    if (services.session.read().generation === session.generation) dialog.close()
  }

  return (
    <AppFrame
      width={width}
      notice={<OfflineNotice />}
      flags={flags.status === 'known' ? flags.flags : null}
      isBrand={session.status === 'signedIn' && session.identity.profileType === 'BRAND'}
      avatar={avatar}
      others={others}
      actions={{
        askToSwitch: dialog.openWith,
        changeLanguage: (language) => void chooseLanguage(services, language),
        openNotifications: notifications.open,
        signOut: () => signOut(services),
      }}
      search={<SearchBar />}
      searchButton={<SearchButton />}
      end={<Bell />}
    >
      {children}
      {dialog.isOpen && chosen && avatar && (
        <SwitchDialog from={avatar.name} to={chosen.name} onConfirm={() => goOnAs(chosen)} onClose={stay} />
      )}
    </AppFrame>
  )
}
