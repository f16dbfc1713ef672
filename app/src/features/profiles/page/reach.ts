import type { AvgStats } from '@wasla/contract/generated/user-types.ts'
import type { Reach } from './HeadNumbers.tsx'

type Averages = Pick<AvgStats, 'engagement' | 'views'> | null | undefined

/** Returns null for 0. Figures that a platform does not report arrive as 0, and must not be shown as measured. */
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : null)

/**
 * Returns the followers of all accounts, and their average engagement and views. A figure is null if no account is connected or it was not
 * measured.
 */
export const reachOf = (accounts: readonly { readonly followers: number }[], averages: Averages): Reach => ({
  followers: accounts.length > 0 ? accounts.reduce((sum, { followers }) => sum + followers, 0) : null,
  engagement: positive(averages?.engagement),
  views: positive(averages?.views),
})

/** Reach without figures, for tabs that show the figures themselves, so that the header does not repeat them. */
export const noReach: Reach = { followers: null, engagement: null, views: null }
