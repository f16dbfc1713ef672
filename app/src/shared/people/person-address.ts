import { typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'

/** The public page of somebody in the directory; null where there is none any more. */
export const personAddress = ({ userName, userType }: { userName: string | null; userType: ProfileType }): string | null =>
  userName === null ? null : `/profile/${typeSlug[userType]}/${encodeURIComponent(userNameKey(userName))}`
