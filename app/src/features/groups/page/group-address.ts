import type { GroupTab } from '@wasla/contract/groups/access.ts'
import { memberAddress, publicGroupAddress } from '#shared/groups/group-address.ts'

const withTab = (base: string, tab: GroupTab) => (tab === 'members' ? base : `${base}/${tab}`)

/** Returns the address of a tab of the members' page (S1 §2). */
export const memberTabAddress = (id: string, tab: GroupTab) => withTab(memberAddress(id), tab)

/** Returns the address of a tab of the public page. */
export const publicTabAddress = (userName: string, tab: GroupTab) => withTab(publicGroupAddress(userName), tab)
