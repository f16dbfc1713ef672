import { userNameLook } from '../profiles/look.ts'
import { userNameKey } from '../profiles/user-name.ts'

/**
 * What the user name of a group looks like: two usernames that look alike can be confused (security case 56). Groups show theirs
 * in small letters (G-05), so that capitals that are typed mislead nobody.
 */
export const groupNameLook = (userName: string): string => userNameLook(userNameKey(userName))
