import type { AvgStats } from '@wasla/contract/generated/user-types.ts'
import type { Reach } from './HeadNumbers.tsx'

type Averages = Pick<AvgStats, 'engagement' | 'views'> | null | undefined

/** A figure that no platform reports arrives as 0 and is left out: a zero that nobody measured is not shown. */
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : null)

/** The followers of all accounts together, and how they answer; nothing where no account is connected or nothing was measured. */
export const reachOf = (accounts: readonly { readonly followers: number }[], averages: Averages): Reach => ({
  followers: accounts.length > 0 ? accounts.reduce((sum, { followers }) => sum + followers, 0) : null,
  engagement: positive(averages?.engagement),
  views: positive(averages?.views),
})

/** Where the tab shows the same figures, the header leaves them out. */
export const noReach: Reach = { followers: null, engagement: null, views: null }
