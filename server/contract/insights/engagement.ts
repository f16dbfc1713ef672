import type { Platform } from '../social/record.ts'

/** Figures of a post. A figure is null if the platform does not report it. `publishedAt` is in milliseconds. */
export type PostFigures = { publishedAt: number; likes: number | null; comments: number | null; views: number | null }

/** Number of newest posts over which the averages are computed (E-07). */
export const postsCounted = 12
const week = 7 * 86_400_000

export const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const isKnown = (value: number | null): value is number => value !== null
const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter(isKnown)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/**
 * Returns the engagement in percent, with two decimals (E-07): (likes + comments) of an average post ÷ followers × 100. Returns null
 * without likes or without followers.
 */
export const engagementOf = (likes: number | null, comments: number | null, followers: number): number | null =>
  followers > 0 && likes !== null ? round(((likes + (comments ?? 0)) / followers) * 100, 2) : null

/**
 * Returns the figures of an account: averages of its `postsCounted` newest posts, and the number of posts in the last week. `posts` may be
 * in any order.
 */
export function figuresOf(posts: readonly PostFigures[], followers: number, now: number) {
  const newest = posts.toSorted((one, other) => other.publishedAt - one.publishedAt).slice(0, postsCounted)
  const likes = meanOf(newest.map((post) => post.likes))
  const comments = meanOf(newest.map((post) => post.comments))
  const views = meanOf(newest.map((post) => post.views))
  return {
    likes: likes === null ? null : Math.round(likes),
    views: views === null ? null : Math.round(views),
    posts: posts.filter(({ publishedAt }) => publishedAt > now - week && publishedAt <= now).length,
    engagement: engagementOf(likes, comments, followers),
  }
}

/** Returns the most important figure of a platform (E-07). Criteria of programs use the same figure. */
export const headlineOf = (platform: Platform): 'engagement' | 'views' =>
  platform === 'TWITTER' || platform === 'SNAPCHAT' ? 'views' : 'engagement'
