import { guards } from '#paths.ts'
import { typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'

/** Parts of a profile that have a page (S1 §2), in the order of the row. The programs of a brand join them with the programs. */
export const profileTabs = ['overview', 'about', 'stats', 'managed-talents', 'rate-card'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** Whose public page an address is of. */
export type Whose = { readonly type: ProfileType; readonly userName: string }

const pathOf = (tab: ProfileTab) => (tab === 'overview' ? '/profile' : (`/profile/${tab}` as const))

/** The parts a profile of this type has. The guards of the own pages say it; whoever asks for another part is sent to the first. */
export const tabsOf = (type: ProfileType): readonly ProfileTab[] =>
  profileTabs.filter((tab) => {
    const guard = guards[pathOf(tab)]
    return !('types' in guard) || guard.types === undefined || guard.types.includes(type)
  })

/** Where a part is: one's own, or that of a public page, whose address is in small letters throughout. */
export const tabAddress = (tab: ProfileTab, whose: Whose | null) =>
  whose ? `${pathOf(tab)}/${typeSlug[whose.type]}/${encodeURIComponent(whose.userName.toLowerCase())}` : pathOf(tab)
