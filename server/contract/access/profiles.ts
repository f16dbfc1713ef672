import { individualTypes } from '../profiles/types.ts'
import { anyone, members, membersOnly } from './rule.ts'

export const profilesAccess = {
  activeProfile: members,
  myProfiles: members,
  myProfileInterests: members,
  ProfileProgress: members,
  publicProfile: anyone,
  publicInterests: anyone,
  isUserNameAvailable: members,
  upgradeUser: membersOnly({ types: individualTypes }),
  // Businesses have no interests (D-09, D-42).
  updateProfileInterests: membersOnly({ types: individualTypes }),
  updateProfileSettings: members,
  editProfileImage: members,
  updateContactDetails: members,
} as const
