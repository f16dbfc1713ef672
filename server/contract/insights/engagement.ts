import type { Platform } from '../social/record.ts'

/** A post's figures as its platform reports them; null if not reported. `publishedAt` in milliseconds. */
export type PostFigures = { publishedAt: number; likes: number | null; comments: number | null; views: number | null }

/** How many of the newest posts the averages include (E-07). */
export const postsCounted = 12
const week = 7 * 86_400_000

export const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const isKnown = (value: number | null): value is number => value !== null
const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter(isKnown)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** Returns (likes + comments) of an average post ÷ followers × 100, two decimals (E-07); null if it cannot be computed. */
export const engagementOf = (likes: number | null, comments: number | null, followers: number): number | null =>
  followers > 0 && likes !== null ? round(((likes + (comments ?? 0)) / followers) * 100, 2) : null

/** Returns the figures of an account from its newest posts. `posts` may be in any order, and more than are averaged. */
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

/** Returns the most important figure of a platform (E-07); the criteria of programs use the same. */
export const headlineOf = (platform: Platform): 'engagement' | 'views' =>
  platform === 'TWITTER' || platform === 'SNAPCHAT' ? 'views' : 'engagement'
