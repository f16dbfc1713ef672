import type { GroupTab } from '@wasla/contract/groups/access.ts'
import { memberAddress, publicGroupAddress } from '#shared/groups/group-address.ts'

const withTab = (base: string, tab: GroupTab) => (tab === 'members' ? base : `${base}/${tab}`)

/** A tab of the page that members have (S1 §2). */
export const memberTabAddress = (id: string, tab: GroupTab) => withTab(memberAddress(id), tab)

/** A tab of the page that everybody has who knows its link. */
export const publicTabAddress = (userName: string, tab: GroupTab) => withTab(publicGroupAddress(userName), tab)
