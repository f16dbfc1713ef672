import { userNameConfusableKey } from '../profiles/confusable-key.ts'
import { userNameKey } from '../profiles/user-name.ts'

/**
 * Returns a key that is equal for two user names of groups if people could confuse them (security case 56). Capitals make no difference,
 * because groups show their user names in small letters (G-05).
 */
export const groupNameConfusableKey = (userName: string): string => userNameConfusableKey(userNameKey(userName))
