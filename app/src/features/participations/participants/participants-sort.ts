import type { Sort } from '@wasla/contract/generated/user-types.ts'

/** The default is the server's own order: who reached most first. */
export const participantOrders = ['results', 'clicks', 'newest'] as const
export type ParticipantOrder = (typeof participantOrders)[number]

const sorts: Readonly<Record<ParticipantOrder, readonly Sort[]>> = {
  results: [{ field: 'approvedCount', direction: 'DESC' }],
  clicks: [{ field: 'clicks', direction: 'DESC' }],
  newest: [{ field: 'joinedAt', direction: 'DESC' }],
}
export const sortOf = (order: ParticipantOrder): Sort[] => [...sorts[order]]
