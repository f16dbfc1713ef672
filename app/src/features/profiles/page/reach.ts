import type { AvgStats } from '@wasla/contract/generated/user-types.ts'
import type { Reach } from './HeadNumbers.tsx'

type Averages = Pick<AvgStats, 'engagement' | 'views'> | null | undefined

/** Platforms that do not report a figure send 0, so a zero is treated as unknown. */
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : null)

/** Returns the followers of all accounts together, and their averages; null for what is not connected or not measured. */
export const reachOf = (accounts: readonly { readonly followers: number }[], averages: Averages): Reach => ({
  followers: accounts.length > 0 ? accounts.reduce((sum, { followers }) => sum + followers, 0) : null,
  engagement: positive(averages?.engagement),
  views: positive(averages?.views),
})

/** Hides the figures of the header if the tab shows the same ones. */
export const noReach: Reach = { followers: null, engagement: null, views: null }
