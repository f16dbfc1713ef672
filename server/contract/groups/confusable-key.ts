import { userNameConfusableKey } from '../profiles/confusable-key.ts'
import { userNameKey } from '../profiles/user-name.ts'

/**
 * Returns the same text for two user names of groups that look alike and can be confused (security case 56). Groups show their user names
 * in small letters (G-05), so typed capitals make no difference.
 */
export const groupNameConfusableKey = (userName: string): string => userNameConfusableKey(userNameKey(userName))
