import { expect, test } from 'vitest'
import { platforms } from '../social/record.ts'
import { engagementOf, figuresOf, headlineOf, type PostFigures } from './engagement.ts'

const now = Date.UTC(2026, 2, 15, 9)
const hours = (count: number) => now - count * 3_600_000
const post = (publishedAt: number, likes: number | null, comments: number | null = 0, views: number | null = null): PostFigures => ({
  publishedAt,
  likes,
  comments,
  views,
})

// The formula of decision E-07.
test('engagementOf returns the likes and comments of an average post, per hundred followers', () => {
  expect(engagementOf(180, 20, 10_000)).toBe(2)
  expect(engagementOf(123, 0, 99_999)).toBe(0.12)
  expect(engagementOf(10, null, 1000)).toBe(1)
  expect(engagementOf(null, 3, 1000)).toBeNull()
  expect(engagementOf(3, 3, 0)).toBeNull()
})

test('figuresOf averages the twelve newest posts in any order, and counts every post of the last seven days', () => {
  const posts = Array.from({ length: 20 }, (_, at) => post(hours(10 * at), at < 12 ? 100 : 10_000, at < 12 ? 20 : 10_000, 1000 + at))
  expect(figuresOf(posts.toReversed(), 10_000, now)).toEqual({ likes: 100, views: 1006, posts: 17, engagement: 1.2 })
})

test('figuresOf leaves out figures that the platform does not report', () => {
  expect(figuresOf([post(hours(1), null, null, 50), post(hours(2), null, null, 70)], 500, now)).toEqual({
    likes: null,
    views: 60,
    posts: 2,
    engagement: null,
  })
  expect(figuresOf([post(hours(1), 10), post(hours(2), null, null)], 100, now)).toMatchObject({ likes: 10, engagement: 10 })
  expect(figuresOf([], 500, now)).toEqual({ likes: null, views: null, posts: 0, engagement: null })
  expect(figuresOf([post(hours(7 * 24), 1), post(now + 1, 1), post(hours(7 * 24) + 1, 1)], 500, now).posts).toBe(1)
})

test('headlineOf returns views for Twitter and Snapchat, and engagement for all other platforms', () => {
  expect(platforms.filter((platform) => headlineOf(platform) === 'views')).toEqual(['TWITTER', 'SNAPCHAT'])
})
