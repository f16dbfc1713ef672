import { guards } from '#paths.ts'
import { typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'

/** The tabs of a profile (S1 §2), in their order. */
export const profileTabs = ['overview', 'about', 'stats', 'managed-talents', 'rate-card', 'programs'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** Whose public page an address is of. */
export type Whose = { readonly type: ProfileType; readonly userName: string }

const pathOf = (tab: ProfileTab) => (tab === 'overview' ? '/profile' : (`/profile/${tab}` as const))

/** The tabs of a profile of this type, as the guards of the own pages say; another tab leads to the first. */
export const tabsOf = (type: ProfileType): readonly ProfileTab[] =>
  profileTabs.filter((tab) => {
    const guard = guards[pathOf(tab)]
    return !('types' in guard) || guard.types === undefined || guard.types.includes(type)
  })

/** The address of a tab: one's own, or that of a public page, which is in lower case. */
export const tabAddress = (tab: ProfileTab, whose: Whose | null) =>
  whose ? `${pathOf(tab)}/${typeSlug[whose.type]}/${encodeURIComponent(whose.userName.toLowerCase())}` : pathOf(tab)
