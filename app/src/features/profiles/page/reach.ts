import type { Reach } from './HeadNumbers.tsx'

/** The followers of all accounts together; nothing where no account is connected. */
export const reachOf = (accounts: readonly { readonly followers: number }[]): Reach => ({
  followers: accounts.length > 0 ? accounts.reduce((sum, { followers }) => sum + followers, 0) : null,
  engagement: null,
  views: null,
})
