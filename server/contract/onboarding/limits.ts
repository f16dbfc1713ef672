import type { ReadSetting } from '../settings/settings.ts'

/** Limits of joining that nobody changes (S1 §9, C-03); those that the back office may change are settings. */
export const onboardingLimits = {
  minimumAge: 18,
  /** Catches a mistyped century. */
  maximumAge: 120,
  interests: 5,
  name: 50,
} as const

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
