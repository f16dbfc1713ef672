import { describe, expect, it } from 'vitest'
import { authorOf, handleOf } from './platforms.ts'

describe('handleOf', () => {
  it.each([
    ['https://x.com/@nabt', 'nabt'],
    ['https://www.instagram.com/nabt.coffee/', 'nabt.coffee'],
    ['https://www.youtube.com/@%D9%86%D8%A8%D8%AA', 'نبت'],
    ['https://www.youtube.com/@نبت', 'نبت'],
    ['https://www.youtube.com/@نبت/videos', 'نبت'],
    ['https://www.youtube.com/channel/UC123', 'UC123'],
    ['https://www.snapchat.com/add/nabt', 'nabt'],
    ['https://www.youtube.com/@caf%C3%A9', 'café'],
  ])('of %s is %s', (address, handle) => expect(handleOf(address)).toBe(handle))

  it.each([
    'https://www.instagram.com/p/abc',
    'https://www.instagram.com/nabt/reel/abc',
    'https://x.com/nabt/status/123',
    'https://www.tiktok.com/@nabt/video/123',
    'https://vm.tiktok.com/abc',
    'https://youtu.be/abc',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/live/abc',
    'https://www.facebook.com/nabt/posts/123',
    'https://fb.watch/abc',
    'https://x.com/',
    'https://x.com/%FF',
    'https://x.com/a%20b',
  ])('returns null for %s', (address) => expect(handleOf(address)).toBeNull())

  it('has the counterpart authorOf, which returns the author of a post', () => {
    expect(authorOf('https://x.com/nabt/status/123')).toBe('nabt')
    expect(authorOf('https://www.instagram.com/p/abc')).toBeNull()
  })
})
