import type { LicenceFieldsFragment } from '#shared/licence/myLicence.generated.ts'
import { shownLicence, type ProfileDetails } from '../page/profile-details.ts'
import type { OwnProfileQuery, ProfileDetails_ActiveProfileFragment } from './OwnProfile.generated.ts'
import { hasOwnMark } from './own-mark.ts'

/** Returns the viewer's own profile as the page shows it. Businesses always have the verified mark, people once they are Active (D-34). */
export function ownDetails(
  { type, profile }: ProfileDetails_ActiveProfileFragment,
  { current }: Pick<LicenceFieldsFragment, 'current'>,
  accounts: OwnProfileQuery['mySocialLinks'],
): ProfileDetails {
  const isPerson = profile.__typename === 'UserProfile'
  return {
    id: profile.id,
    type,
    fullName: profile.fullName,
    userName: profile.userName,
    picture: profile.profileImage,
    hasMark: hasOwnMark(type, profile.status),
    label: isPerson ? profile.profileLabel : null,
    bio: profile.bio,
    website: isPerson ? null : profile.website,
    isNsfw: !isPerson && profile.isNsfw === true,
    licence:
      current?.state === 'VALID' ? shownLicence({ ...current, checkedAt: current.checkedAt ?? current.submittedAt }, accounts) : null,
    country: profile.country,
    location: profile.location,
    interests: isPerson ? profile.interests : [],
    joinedAt: isPerson ? profile.created_at : profile.createdAt,
    record: isPerson ? null : profile.paymentRecord,
  }
}
