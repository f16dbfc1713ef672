import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useLocation } from 'react-router'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useSession } from '#services/context.ts'
import { NotFoundScreen } from '#shell/NotFoundScreen.tsx'
import { SignInCall } from '#shared/sign-in/SignInCall.tsx'
import { PageSkeleton } from '../page/PageSkeleton.tsx'
import { CompactHeader, PosterHeader } from '../page/ProfileHeader.tsx'
import { ProfileTabs } from '../page/ProfileTabs.tsx'
import { noReach, reachOf } from '../page/reach.ts'
import { tabAddress, tabsOf, type ProfileTab, type Whose } from '#shared/profiles/tabs.ts'
import { useProfileTitle } from '../page/useProfileTitle.ts'
import { publicDetails, type PublicProfile } from './public-details.ts'
import { ConnectSheet, PublicActions } from './PublicActions.tsx'
import { useIsOwn } from './useIsOwn.ts'
import { usePublicProfile } from './usePublicProfile.ts'

type PublicPageProps = {
  tab: ProfileTab
  children: (profile: PublicProfile, whose: Whose) => ReactNode
}

/** Frame of each tab of a public profile: header, buttons, tabs. Anybody can read it. */
export function PublicPage({ tab, children }: PublicPageProps) {
  const seen = usePublicProfile()
  const { search } = useLocation()
  const isSignedIn = useSession().status === 'signedIn'
  switch (seen.kind) {
    case 'waiting':
      return <PageSkeleton />
    case 'missing':
      return <NotFoundScreen isSignedIn={isSignedIn} />
    case 'failed':
      return (
        <ErrorState level={1} title={<FormattedMessage id="profiles.page.failed" />} onRetry={seen.retry} isRetrying={seen.isRetrying} />
      )
    case 'moved':
      return <Navigate to={`${tabAddress(tabsOf(seen.to.type).includes(tab) ? tab : 'overview', seen.to)}${search}`} replace />
    case 'known':
      return (
        <LoadedProfile profile={seen.profile} tab={tab}>
          {children}
        </LoadedProfile>
      )
  }
}

function LoadedProfile({ profile, tab, children }: PublicPageProps & { profile: PublicProfile }) {
  const details = publicDetails(profile)
  const whose = { type: profile.type, userName: profile.userName }
  const isStranger = useSession().status !== 'signedIn'
  const isOwn = useIsOwn(profile)
  const Header = tab === 'overview' ? PosterHeader : CompactHeader
  useProfileTitle(profile)
  return (
    <Stack gap="lg">
      <Header
        details={details}
        reach={tab === 'stats' ? noReach : reachOf(profile.socialLinks, profile.avgStats)}
        actions={<PublicActions profile={profile} tab={tab} />}
        hasLongActions={isOwn || profile.type === 'BRAND'}
      />
      <ConnectSheet profile={profile} tab={tab} />
      {isStranger && <SignInCall />}
      <ProfileTabs type={profile.type} whose={whose} open={tab}>
        {children(profile, whose)}
      </ProfileTabs>
    </Stack>
  )
}
