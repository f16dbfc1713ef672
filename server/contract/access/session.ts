import { anyone, members, membersOnly } from './rule.ts'

const always = membersOnly({ whileDeleting: true })

export const sessionAccess = {
  signIn: anyone,
  signUp: anyone,
  resendOtp: anyone,
  verifyOtp: anyone,
  regenerateAccessToken: anyone,
  signOut: anyone,
  switchUser: always,
  switchLanguage: always,
  currentUser: members,
} as const
