import { anyone, members } from './rule.ts'

export const sessionAccess = {
  signIn: anyone,
  signUp: anyone,
  resendOtp: anyone,
  verifyOtp: anyone,
  regenerateAccessToken: anyone,
  signOut: anyone,
  switchUser: members,
  switchLanguage: members,
  currentUser: members,
} as const
