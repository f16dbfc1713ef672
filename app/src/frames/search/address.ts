import type { SearchType } from '@wasla/contract/generated/user-types.ts'
import { typeSlug } from '@wasla/contract/profiles/types.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'

/** Returns the address of a result (S1 §2). */
export const resultAddress = ({ type, userName }: { type: SearchType; userName: string }): string =>
  type === 'GROUP' ? `/groups/${encodeURIComponent(userName)}` : `/profile/${typeSlug[type]}/${encodeURIComponent(userNameKey(userName))}`
