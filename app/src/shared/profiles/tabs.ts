import { guards } from '#paths.ts'
import { typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'

/** Tabs of a profile, in the order of S1 §2. */
const profileTabs = ['overview', 'about', 'stats', 'managed-talents', 'rate-card', 'programs'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The profile whose public page is open. */
export type Whose = { readonly type: ProfileType; readonly userName: string }

const pathOf = (tab: ProfileTab) => (tab === 'overview' ? '/profile' : (`/profile/${tab}` as const))

/** Returns the tabs that this type may see, by the guards of the user's own pages. Any other tab redirects to the first one. */
export const tabsOf = (type: ProfileType): readonly ProfileTab[] =>
  profileTabs.filter((tab) => {
    const guard = guards[pathOf(tab)]
    return !('types' in guard) || guard.types === undefined || guard.types.includes(type)
  })

/**
 * Returns the address of a tab. It is on the user's own page if `whose` is null, otherwise on that profile's public page, in lower case.
 */
export const tabAddress = (tab: ProfileTab, whose: Whose | null) =>
  whose ? `${pathOf(tab)}/${typeSlug[whose.type]}/${encodeURIComponent(whose.userName.toLowerCase())}` : pathOf(tab)
