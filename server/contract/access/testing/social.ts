import { forMembers, openToAll, type UserRow } from './user-rows.ts'

export const socialCalls: readonly UserRow[] = [
  openToAll('query', 'publicProfileSocialLinks(profileId: "none", profileType: BRAND) { id }'),
  forMembers('mutation', 'refreshSocialLink(id: "none") { id }'),
]
