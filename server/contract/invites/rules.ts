import { signInRules } from '../session/rules.ts'

/** `inviteFriend` (J-01): a phone number, held to the same count of digits as one's own (S1 §5). */
export const inviteFriendRules = signInRules
