import { describe, expect, it } from 'vitest'
import { decideKit, decideKitRemoval, decideReadKit } from './decisions.ts'
import { mediaKitLimits } from './limits.ts'
import { kitNumber, kitNumberIn } from './number.ts'
import type { MediaKitRecord } from './record.ts'

const now = 1_795_863_900_000
const kit = (over: Partial<MediaKitRecord> = {}): MediaKitRecord => ({
  ...{ number: 'MK-3F8A-1107-7Q4K', profileId: 'own', text: '[]', link: 1, madeAt: now, expiresAt: now + 1, removedAt: null },
  ...over,
})
const many = (count: number, over: Partial<MediaKitRecord>) => Array.from({ length: count }, () => kit(over))
const long = now - 2 * mediaKitLimits.day

describe('making a kit', () => {
  it('takes the parts once each, in their order, and ends after its time', () =>
    expect(decideKit([], ['PRICES', 'ACCOUNTS', 'PRICES'], now).changes).toEqual({
      parts: ['ACCOUNTS', 'PRICES'],
      expiresAt: now + mediaKitLimits.lasts,
    }))

  it('is refused at the limit of open kits, which removed and old ones do not fill', () => {
    const open = many(mediaKitLimits.kits, { madeAt: long })
    expect(decideKit(open, [], now).problem?.code).toBe('MEDIA_KIT_LIMIT_REACHED')
    expect(decideKit([...open.slice(1), kit({ madeAt: long, removedAt: now })], [], now).problem).toBeUndefined()
    expect(decideKit([...open.slice(1), kit({ madeAt: long, expiresAt: now })], [], now).problem).toBeUndefined()
  })

  it('is refused after too many within a day, also if they were removed, until the oldest of them is a day old', () => {
    const made = [...many(mediaKitLimits.perDay - 1, { removedAt: now, madeAt: now }), kit({ madeAt: now - mediaKitLimits.day + 5_000 })]
    expect(decideKit(made, [], now).problem?.params).toEqual({ retryAfter: 5 })
    expect(decideKit(made, [], now + 5_000).problem).toBeUndefined()
  })
})

describe('removing a kit', () => {
  it('leaves its number and its time', () => expect(decideKitRemoval(kit(), 'own', now).changes).toEqual(kit({ text: '', removedAt: now })))

  it.each([
    ['unknown', null],
    ['of another profile', kit({ profileId: 'other' })],
    ['removed already', kit({ removedAt: now })],
    ['too old', kit({ expiresAt: now })],
  ])('is refused in the same way if the kit is %s', (_, found) =>
    expect(decideKitRemoval(found, 'own', now).problem?.code).toBe('MEDIA_KIT_NOT_FOUND'),
  )
})

describe('reading a kit', () => {
  const active = { status: 'Active' } as const

  it('is possible for everybody while its profile is public', () => {
    expect(decideReadKit(kit(), active, now).changes).toEqual(kit())
    expect(decideReadKit(kit(), { status: 'AdminVerifying' }, now).problem).toBeUndefined()
  })

  it.each([
    ['there is none', null, active],
    ['it was removed', kit({ removedAt: now }), active],
    ['it is too old', kit({ expiresAt: now }), active],
    ['its profile is hidden', kit(), { status: 'Inactive' } as const],
    ['its profile is gone', kit(), null],
  ])('is refused in the same way if %s', (_, found, profile) =>
    expect(decideReadKit(found, profile, now).problem?.code).toBe('MEDIA_KIT_NOT_FOUND'),
  )
})

describe('the number of a kit', () => {
  it('is made of the random end of an id', () =>
    expect(kitNumber('0192f3a1-7b2c-7def-8123-456789abcdef')).toMatch(/^MK(-[0-9A-HJKMNP-TV-Z]{4}){3}$/))

  it.each([
    ['mk-3f8a-1107-7q4k', 'MK-3F8A-1107-7Q4K'],
    ['MK-3F8A-1107', null],
    ['MK-3F8A-1107-7Q4I', null],
    ['../secret', null],
  ])('is read from an address: %s', (written, number) => expect(kitNumberIn(written)).toBe(number))
})
