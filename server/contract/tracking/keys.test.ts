import { describe, expect, it } from 'vitest'
import { currentKey, decideRotation, formerKeysUntil, isInUse, isTrackingKey, trackingKeyText, type TrackingKeyRecord } from './keys.ts'
import { sampleNow as now } from './testing/sample.ts'

const day = 86_400_000
const key = (id: string, kind: TrackingKeyRecord['kind'], endsAt: number | null = null): TrackingKeyRecord => ({
  ...{ id, kind, endsAt },
  programId: 'p',
  hash: id,
  shown: null,
  createdAt: 0,
})

describe('tracking keys', () => {
  it('show their kind in their first letters, and work only for the entry of that kind', () => {
    const secret = trackingKeyText('SECRET', 'x'.repeat(43))
    expect([isTrackingKey('SECRET', secret), isTrackingKey('PUBLISHABLE', secret), isTrackingKey('SECRET', 'wsk_')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('replace no key when they are made for the first time', () => {
    expect(decideRotation([key('a', 'PUBLISHABLE'), key('b', 'POSTBACK')], now)).toEqual({
      makes: ['SECRET'],
      ends: [],
      forgets: [],
      isFirst: true,
    })
  })

  it('rotate without a gap: former keys work for another day, the publishable key too (X-26, Y-05)', () => {
    const keys = [key('a', 'PUBLISHABLE'), key('b', 'POSTBACK'), key('c', 'SECRET'), key('d', 'SECRET', now + 1), key('e', 'SECRET', now)]
    expect(decideRotation(keys, now)).toEqual({
      makes: ['PUBLISHABLE', 'SECRET', 'POSTBACK'],
      ends: [
        { id: 'a', endsAt: now + day },
        { id: 'b', endsAt: now + day },
        { id: 'c', endsAt: now + day },
      ],
      forgets: ['e'],
      isFirst: false,
    })
    expect([isInUse({ endsAt: now + day }, now + day - 1), isInUse({ endsAt: now + day }, now + day)]).toEqual([true, false])
    expect(currentKey(keys, 'SECRET')?.id).toBe('c')
    expect(formerKeysUntil(keys, now)).toBe(now + 1)
    expect(formerKeysUntil(keys, now + 1)).toBeNull()
  })
})
