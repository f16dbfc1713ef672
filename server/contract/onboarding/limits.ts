const hour = 3600
const day = 24 * hour

/** Numbers of joining (S1 §9, Appendix D). Times in seconds. */
export const onboardingLimits = {
  minimumAge: 18,
  /** Nobody older fills in a form; a mistyped century is caught. */
  maximumAge: 120,
  interests: 5,
  name: 50,
} as const

/** What moves people up the waiting list, in seconds (C-08). */
export type WaitingListBonus = { perInvitation: number; invitations: number; perTask: number }
export const waitingListBonus: WaitingListBonus = { perInvitation: day, invitations: 10, perTask: 6 * hour }

/** Who is admitted by itself waits so long, so that the number is seen (C-10). In seconds. */
export const autoAdmissionAfter = 10
