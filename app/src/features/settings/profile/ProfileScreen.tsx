import { useState } from 'react'
import type { FragmentType } from '@apollo/client'
import { useFragment, useQuery } from '@apollo/client/react'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUnsavedChanges } from '#form/useUnsavedChanges.tsx'
import { InterestsForm } from '../interests/InterestsForm.tsx'
import { NotYet, SettingsPage } from '../SettingsPage.tsx'
import { useFreshOnReturn } from '../useFreshOnReturn.ts'
import { isPerson } from './draft.ts'
import { PhotoCard } from './PhotoCard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import {
  ProfileSettings_ActiveProfileFragmentDoc,
  ProfileSettingsDocument,
  type ProfileSettings_ActiveProfileFragment,
} from './ProfileScreen.generated.ts'

/** Settings page of a profile: picture, name, bio, place and interests (S1 §2, D-01). */
export function ProfileScreen() {
  usePageTitle('settings.menu.profile')
  useFreshOnReturn(ProfileSettingsDocument)
  const { data, error, loading, refetch } = useQuery(ProfileSettingsDocument, { context: { errors: 'mine' } })
  return (
    <SettingsPage name="profile">
      {data ? (
        <LoadedProfile activeProfile={data.activeProfile} />
      ) : (
        <NotYet error={error} isRetrying={loading} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </SettingsPage>
  )
}

function LoadedProfile({ activeProfile }: { activeProfile: FragmentType<ProfileSettings_ActiveProfileFragment> }) {
  const { data, complete } = useFragment({ fragment: ProfileSettings_ActiveProfileFragmentDoc, from: activeProfile })
  return complete && <Editor own={data} />
}

function Editor({ own }: { own: ProfileSettings_ActiveProfileFragment }) {
  const { type, profile } = own
  const [isProfileDirty, setProfileDirty] = useState(false)
  const [areInterestsDirty, setInterestsDirty] = useState(false)
  const question = useUnsavedChanges(isProfileDirty || areInterestsDirty)
  return (
    <>
      <PhotoCard type={type} profile={profile} />
      <ProfileForm own={own} onDirty={setProfileDirty} />
      {isPerson(type) && <InterestsForm profileId={profile.id} onDirty={setInterestsDirty} />}
      {question}
    </>
  )
}
