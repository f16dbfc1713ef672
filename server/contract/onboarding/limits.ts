import type { ReadSetting } from '../settings/settings.ts'

/**
 * Bonuses by which a person moves up the waiting list, in milliseconds per invitation and per task (C-08). `invitations` is the highest
 * number of invitations that count.
 */
export type WaitingListBonus = { perInvitation: number; invitations: number; perTask: number }

const hour = 3_600_000

export const bonusFrom = (get: ReadSetting): WaitingListBonus => ({
  perInvitation: get('waitingList.invitationBonus') * hour,
  invitations: get('waitingList.invitationsCounted'),
  perTask: get('waitingList.taskBonus') * hour,
})

/** Returns the addresses of the product's microblog and communities (C-09). */
export const placesFrom = (get: ReadSetting) => ({
  microblogUrl: get('waitingList.microblogUrl'),
  communities: get('waitingList.communities'),
})
