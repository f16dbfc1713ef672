import type { ReactNode } from 'react'
import { useFragment, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import type { ProfileDetails } from '../page/profile-details.ts'
import { PageSkeleton } from '../page/PageSkeleton.tsx'
import { CompactHeader, PosterHeader } from '../page/ProfileHeader.tsx'
import { ProfileTabs } from '../page/ProfileTabs.tsx'
import { noReach, reachOf } from '../page/reach.ts'
import type { ProfileTab } from '#shared/profiles/tabs.ts'
import { useProfileTitle } from '../page/useProfileTitle.ts'
import { ownDetails } from './own-details.ts'
import { OwnActions } from './OwnActions.tsx'
import { OwnProfileDocument, ProfileDetails_ActiveProfileFragmentDoc, type OwnProfileQuery } from './OwnProfile.generated.ts'
import { RejectedBanner } from './RejectedBanner.tsx'

type Answer = OwnProfileQuery
type OwnPageProps = { tab: ProfileTab; children: (details: ProfileDetails, answer: Answer) => ReactNode }

/** Frame of each tab of the viewer's own profile. If the profile was rejected, it starts with a banner (F-15). */
export function OwnPage({ tab, children }: OwnPageProps) {
  const { state, profileId, type } = useSignedInViewer()
  const { data, error, refetch, loading } = useQuery(OwnProfileDocument, {
    /* The page of a rejected profile is not public. Not even the owner sees figures on it. */
    variables: { profileId, profileType: type, isPublic: state !== 'Rejected' },
    context: { errors: 'mine' },
  })
  return (
    <Stack gap="lg">
      {state === 'Rejected' && <RejectedBanner />}
      {data ? (
        <LoadedProfile answer={data} tab={tab}>
          {children}
        </LoadedProfile>
      ) : error ? (
        <ErrorState
          level={2}
          title={<FormattedMessage id="profiles.header.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <PageSkeleton />
      )}
    </Stack>
  )
}

function LoadedProfile({ answer, tab, children }: OwnPageProps & { answer: Answer }) {
  const { data, complete } = useFragment({
    fragment: ProfileDetails_ActiveProfileFragmentDoc,
    fragmentName: 'ProfileDetails_activeProfile',
    from: answer.activeProfile,
  })
  return complete ? (
    <Page details={ownDetails(data, answer.myLicence, answer.mySocialLinks)} answer={answer} tab={tab}>
      {children}
    </Page>
  ) : null
}

function Page({ details, answer, tab, children }: OwnPageProps & { details: ProfileDetails; answer: Answer }) {
  const Header = tab === 'overview' ? PosterHeader : CompactHeader
  useProfileTitle(details)
  return (
    <>
      <Header
        details={details}
        reach={tab === 'stats' ? noReach : reachOf(answer.mySocialLinks, answer.profileAvgStats)}
        actions={<OwnActions details={details} tab={tab} />}
        hasLongActions
        isOwn
      />
      <ProfileTabs type={details.type} whose={null} open={tab}>
        {children(details, answer)}
      </ProfileTabs>
    </>
  )
}
