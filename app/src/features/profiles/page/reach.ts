import type { AvgStats } from '@wasla/contract/generated/user-types.ts'
import type { Reach } from './HeadNumbers.tsx'

type Averages = Pick<AvgStats, 'engagement' | 'views'> | null | undefined

/** A figure none of the platforms tells is 0: nobody is shown a zero nobody measured. */
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : null)

/** The followers of all accounts together, and how they answer; nothing where no account is connected or nothing was measured. */
export const reachOf = (accounts: readonly { readonly followers: number }[], averages: Averages): Reach => ({
  followers: accounts.length > 0 ? accounts.reduce((sum, { followers }) => sum + followers, 0) : null,
  engagement: positive(averages?.engagement),
  views: positive(averages?.views),
})

/** Where the part below tells the same figures, the head does not tell them too. */
export const noReach: Reach = { followers: null, engagement: null, views: null }
