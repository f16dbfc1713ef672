import { signInRules } from '../session/rules.ts'

/** `inviteFriend` (J-01): a phone number by the same rules as one's own (S1 §5). */
export const inviteFriendRules = signInRules
