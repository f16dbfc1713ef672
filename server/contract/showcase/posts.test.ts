import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import {
  decideFeaturedPostCreation,
  decideFeaturedPostPin,
  decideFeaturedPostRemoval,
  decideFeaturedPostUpdate,
  type FeaturedPostState,
} from './posts.ts'
import type { FeaturedPostRecord } from './record.ts'

const post: FeaturedPostRecord = {
  id: 'a',
  profileId: 'reem',
  platform: 'TIKTOK',
  url: 'https://www.tiktok.com/@reem/video/1',
  html: '<iframe></iframe>',
  coverPhotoUrl: '/covers/1',
  caption: 'Kabsa for two',
  postedOn: '2026-02-11',
  createdAt: 1,
  isPinned: false,
}
const reem: FeaturedPostState = { profileId: 'reem', posts: [post], max: 2 }
/** The last moment of 12 February 2026 in Riyadh. */
const now = Date.parse('2026-02-12T20:59:59Z')
const input = { platform: 'TIKTOK', url: 'tiktok.com/@reem/video/2' } as const
const same = { id: 'a', platform: 'TIKTOK', url: post.url } as const
const wordless = { caption: null, postedOn: null }
const address = { platform: 'TIKTOK', url: 'https://tiktok.com/@reem/video/2' }
const bare = { html: null, coverPhotoUrl: null }

describe('a new featured post', () => {
  it('is saved without a preview; the result contains the address whose preview must be fetched', () =>
    expect(changesOf(decideFeaturedPostCreation(reem, input, { id: 'b', now: 7 }))).toEqual({
      record: { id: 'b', profileId: 'reem', ...address, ...wordless, ...bare, createdAt: 7, isPinned: false },
      address,
    }))

  it('is refused if the list is full; an invalid address is reported first', () => {
    const full = { ...reem, max: 1 }
    expect(decideFeaturedPostCreation(full, input, { id: 'b', now: 7 }).problem?.fields).toEqual([
      { path: 'url', rule: 'maxItems', params: { max: 1 } },
    ])
    expect(decideFeaturedPostCreation(full, { ...input, url: 'reem.example' }, { id: 'b', now: 7 }).problem?.code).toBe(
      'PLATFORM_URL_INVALID',
    )
  })
})

describe('a changed featured post', () => {
  it('loses the preview of its former address, and keeps texts that are not given', () =>
    expect(changesOf(decideFeaturedPostUpdate(reem, { id: 'a', ...input }, now))).toEqual({
      record: { ...post, ...address, ...bare },
      address,
    }))

  it('keeps the preview if only its texts change', () =>
    expect(changesOf(decideFeaturedPostUpdate(reem, { ...same, caption: ' Kabsa\nfor  three ', postedOn: '2026-02-12' }, now))).toEqual({
      record: { ...post, caption: 'Kabsa for three', postedOn: '2026-02-12' },
      address: null,
    }))

  it('loses texts that are set to null', () =>
    expect(changesOf(decideFeaturedPostUpdate(reem, { ...same, ...wordless }, now)).record).toEqual({ ...post, ...wordless }))

  it.each([
    ['that is somebody else’s, whatever its address', { id: 'x', platform: 'TIKTOK', url: 'x' }, 'FEATURED_POST_NOT_FOUND'],
    ['that stays as it was', same, 'NO_CHANGES_TO_UPDATE'],
    ['that is said with the same words', { ...same, caption: post.caption, postedOn: post.postedOn }, 'NO_CHANGES_TO_UPDATE'],
    ['of tomorrow', { ...same, postedOn: '2026-02-13' }, 'DTO_VALIDATION_ERROR'],
    ['at another platform', { id: 'a', platform: 'YOUTUBE', url: post.url }, 'PLATFORM_URL_INVALID'],
  ] as const)('%s is refused', (_, update, code) => expect(decideFeaturedPostUpdate(reem, update, now).problem?.code).toBe(code))
})

it('decideFeaturedPostRemoval removes only a post of the owner', () => {
  expect(decideFeaturedPostRemoval(reem, 'a').changes).toEqual({ id: 'a' })
  expect(decideFeaturedPostRemoval(reem, 'x').problem?.code).toBe('FEATURED_POST_NOT_FOUND')
})

describe('pinning a featured post', () => {
  const other = { ...post, id: 'b', isPinned: true }
  const posts = [post, other]

  it('puts the post first and unpins the former one', () =>
    expect(changesOf(decideFeaturedPostPin({ posts }, { id: 'a', pinned: true }))).toEqual([
      { ...post, isPinned: true },
      { ...other, isPinned: false },
    ]))

  it('can be undone, so that no post is pinned', () =>
    expect(changesOf(decideFeaturedPostPin({ posts: [other, post] }, { id: 'b', pinned: false })).map(({ isPinned }) => isPinned)).toEqual([
      false,
      false,
    ]))

  it('is refused for another owner’s post, and if it would change nothing', () => {
    expect(decideFeaturedPostPin({ posts }, { id: 'c', pinned: true }).problem?.code).toBe('FEATURED_POST_NOT_FOUND')
    expect(decideFeaturedPostPin({ posts }, { id: 'b', pinned: true }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(decideFeaturedPostPin({ posts }, { id: 'a', pinned: false }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })
})
