import { each, forMembers, openToAll, sendingFile, type UserRow } from './user-rows.ts'

export const profilesCalls: readonly UserRow[] = [
  forMembers('query', 'activeProfile { type }'),
  forMembers('query', 'myProfiles { id }'),
  forMembers('query', 'myProfileInterests { id }'),
  forMembers('query', 'ProfileProgress { score }'),
  openToAll('query', 'publicProfile(profileType: BRAND, username: "nobody_here") { id }'),
  openToAll('query', 'publicInterests(profileId: "none", profileType: BRAND) { id }'),
  forMembers('query', 'isUserNameAvailable(userName: "somebody_new", scope: PROFILE)'),
  forMembers(
    'mutation',
    'upgradeUser(type: AGENT) { isActiveMembership }',
    each(['agency', 'agencyUnderReview', 'agencyRejected', 'brand', 'brandUnderReview', 'brandRejected'], 'UNAUTHORIZED_UPDATING'),
  ),
  forMembers(
    'mutation',
    'updateProfileInterests(interests: []) { interests { id } }',
    each(['agency', 'agencyUnderReview', 'agencyRejected', 'brand', 'brandUnderReview', 'brandRejected'], 'UNAUTHORIZED_UPDATING'),
  ),
  forMembers('mutation', 'updateProfileSettings(updateProfileSettingsInput: {}) { type }'),
  sendingFile(forMembers('mutation', 'editProfileImage(file: $file) { profileImage }')),
  forMembers(
    'mutation',
    'updateContactDetails(updateContactDetailsInput: { email: "", countryId: "SA", mobileNumber: "", contactMethods: [] }) { type }',
  ),
  openToAll('query', 'getCountries { id }'),
  forMembers('query', 'searchLocations(term: "riyadh") { place_id }'),
  forMembers('query', 'regions { id }'),
  openToAll('query', 'serviceAreas { id }'),
  openToAll('query', 'getInterests { count }'),
]
