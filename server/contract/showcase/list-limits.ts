/** Highest number of items of each kind on a profile (D-10, D-13, D-14), from the settings of the back office. */
export type ListLimits = { readonly posts: number; readonly links: number; readonly collaborations: number }

/** Returns the value of a setting. `settings/settings.ts` defines the settings and takes their defaults from this domain. */
type Read = (key: 'profiles.featuredPosts' | 'profiles.featuredLinks' | 'profiles.collaborations') => number

export const listLimits = (read: Read): ListLimits => ({
  posts: read('profiles.featuredPosts'),
  links: read('profiles.featuredLinks'),
  collaborations: read('profiles.collaborations'),
})
