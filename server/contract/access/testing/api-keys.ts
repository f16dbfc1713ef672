import { allBut, each, forMembers, type UserRow } from './user-rows.ts'

/** Refuses everybody whose profile is not in full use. */
const notInUse = each(allBut('networker', 'agent', 'agency', 'brand'), 'USER_NOT_VERIFIED')

export const apiKeysCalls: readonly UserRow[] = [
  forMembers('query', 'apiKeys { id }'),
  forMembers('query', 'apiUsage { used }'),
  forMembers('mutation', 'makeApiKey(makeApiKeyInput: { name: "Orders", scopes: [PROGRAMS_READ], days: 90 }) { text }', notInUse),
  forMembers('mutation', 'revokeApiKey(id: "none") { success }'),
]
