import type { AvgStats } from '@wasla/contract/generated/user-types.ts'
import type { Reach } from './HeadNumbers.tsx'

type Averages = Pick<AvgStats, 'engagement' | 'views'> | null | undefined

/** Returns null for 0: a figure that a platform does not report arrives as 0, and an unmeasured zero must not be shown. */
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : null)

/**
 * Returns the followers of all accounts, and their average engagement and views. Figures are null if no account is connected or nothing was
 * measured.
 */
export const reachOf = (accounts: readonly { readonly followers: number }[], averages: Averages): Reach => ({
  followers: accounts.length > 0 ? accounts.reduce((sum, { followers }) => sum + followers, 0) : null,
  engagement: positive(averages?.engagement),
  views: positive(averages?.views),
})

/** For tabs that show the same figures themselves, so that the header omits them. */
export const noReach: Reach = { followers: null, engagement: null, views: null }
