import { anyone, members } from './rule.ts'

export const socialAccess = {
  mySocialLinks: members,
  publicProfileSocialLinks: anyone,
  connectSocialAccount: members,
  completeSocialConnection: members,
  refreshSocialLink: members,
  removeSocialLink: members,
} as const
