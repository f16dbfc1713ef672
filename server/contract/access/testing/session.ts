import { forMembers, openToAll, type UserRow } from './user-rows.ts'

export const sessionCalls: readonly UserRow[] = [
  openToAll('mutation', 'signIn(signInInput: { countryId: "SA", mobileNumber: "512345678" }) { challengeId }'),
  openToAll('mutation', 'signUp(signUpInput: { countryId: "SA", mobileNumber: "512345678", acceptedTerms: true }) { challengeId }'),
  openToAll('mutation', 'resendOtp(challengeId: "none") { challengeId }'),
  openToAll('mutation', 'verifyOtp(verifyOtpInput: { challengeId: "none", code: "123456" }) { accessToken }'),
  openToAll('mutation', 'regenerateAccessToken(refreshToken: "none") { accessToken }'),
  openToAll('mutation', 'signOut(refreshToken: "none") { success }'),
  forMembers('mutation', 'switchUser(type: BRAND, profileId: "none") { accessToken }'),
  forMembers('mutation', 'switchLanguage(language: ar) { success }'),
  forMembers('query', 'currentUser { id }'),
]
