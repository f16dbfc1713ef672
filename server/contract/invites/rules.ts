import { signInRules } from '../session/rules.ts'

/** `inviteFriend` (J-01): the friend's number follows the same rules as the number of a sign-in (S1 §5). */
export const inviteFriendRules = signInRules
