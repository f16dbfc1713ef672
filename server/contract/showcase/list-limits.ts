/** How many of each kind a profile shows (D-10, D-13, D-14), as set in the back office. */
export type ListLimits = { readonly posts: number; readonly links: number; readonly collaborations: number }

/** Reads settings of the back office. Which there are is said by `settings/settings.ts`, which takes its defaults from here. */
type Read = (key: 'profiles.featuredPosts' | 'profiles.featuredLinks' | 'profiles.collaborations') => number

export const listLimits = (read: Read): ListLimits => ({
  posts: read('profiles.featuredPosts'),
  links: read('profiles.featuredLinks'),
  collaborations: read('profiles.collaborations'),
})
