import type { ReadSetting } from '../settings/settings.ts'

/** What moves people up the waiting list, in milliseconds and invitations (C-08). */
export type WaitingListBonus = { perInvitation: number; invitations: number; perTask: number }

const hour = 3_600_000

export const bonusFrom = (get: ReadSetting): WaitingListBonus => ({
  perInvitation: get('waitingList.invitationBonus') * hour,
  invitations: get('waitingList.invitationsCounted'),
  perTask: get('waitingList.taskBonus') * hour,
})

/** Where to follow the product and talk about it (C-09). */
export const placesFrom = (get: ReadSetting) => ({
  microblogUrl: get('waitingList.microblogUrl'),
  communities: get('waitingList.communities'),
})
