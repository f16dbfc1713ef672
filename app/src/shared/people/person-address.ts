import { typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'

/** Returns the address of a person's public page; null if the person has no user name any more. */
export const personAddress = ({ userName, userType }: { userName: string | null; userType: ProfileType }): string | null =>
  userName === null ? null : `/profile/${typeSlug[userType]}/${encodeURIComponent(userNameKey(userName))}`
