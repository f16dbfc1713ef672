import type { SettingValues } from '../settings/settings.ts'

/** How many of each kind a profile shows (D-10, D-13, D-14), as set in the back office. */
export type ListLimits = { readonly posts: number; readonly links: number; readonly collaborations: number }

type Read = (key: 'profiles.featuredPosts' | 'profiles.featuredLinks' | 'profiles.collaborations') => SettingValues[typeof key]

export const listLimits = (read: Read): ListLimits => ({
  posts: read('profiles.featuredPosts'),
  links: read('profiles.featuredLinks'),
  collaborations: read('profiles.collaborations'),
})
