import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import type { ConnectSocialAccountInput } from '../generated/user-types.ts'
import { decideConnectionStart, decideConnectionUse, type ConnectionRecord, type ConnectionStartState } from './connect.ts'

const noura = { userId: 'noura', profileId: 'cooks' }
const input: ConnectSocialAccountInput = { platform: 'TIKTOK', redirectUri: 'https://wasla.example/join' }
const connection: ConnectionRecord = { ...noura, platform: 'TIKTOK', redirectUri: input.redirectUri, expiresAt: 600_007, usedAt: null }
const nothing: ConnectionStartState = { links: [], isReturnAddress: () => true, isAvailable: () => true }
const full = (platform: 'TIKTOK' | 'YOUTUBE') => ({ ...nothing, links: Array.from({ length: 30 }, () => ({ platform })) })
const start = (over: Partial<ConnectionStartState>, request = input) => decideConnectionStart({ ...nothing, ...over }, noura, request, 7)

describe('connecting an account', () => {
  it('stores a connection that can be completed for ten minutes', () => expect(changesOf(start({}))).toEqual(connection))

  it('is started with a full list only for a platform on which the profile has an account', () => {
    expect(start(full('TIKTOK')).problem).toBeUndefined()
    expect(start(full('YOUTUBE')).problem?.fields).toEqual([{ path: 'platform', rule: 'maxItems', params: { max: 30 } }])
  })

  it.each([
    ['to a platform without accounts', start({}, { ...input, platform: 'FACEBOOK' }), 'DTO_VALIDATION_ERROR'],
    ['from a page that is not ours', start({ isReturnAddress: () => false, isAvailable: () => false }), 'DTO_VALIDATION_ERROR'],
    ['to a platform that is switched off', start({ ...full('YOUTUBE'), isAvailable: () => false }), 'FEATURE_DISABLED'],
  ])('is not started %s', (_, decision, code) => expect(decision.problem?.code).toBe(code))

  it('is completed once', () =>
    expect(changesOf(decideConnectionUse(connection, noura, 'TIKTOK', 600_006))).toEqual({ ...connection, usedAt: 600_006 }))

  it.each([
    ['nobody started', null, noura, 'TIKTOK', 8],
    ['another profile of the same person started', connection, { ...noura, profileId: 'else' }, 'TIKTOK', 8],
    ['somebody else started', connection, { ...noura, userId: 'else' }, 'TIKTOK', 8],
    ['was started on another platform', connection, noura, 'YOUTUBE', 8],
    ['is late', connection, noura, 'TIKTOK', 600_007],
    ['was completed', { ...connection, usedAt: 8 }, noura, 'TIKTOK', 9],
  ] as const)('is not completed if it %s', (_, stored, who, platform, now) =>
    expect(decideConnectionUse(stored, who, platform, now).problem?.fields).toEqual([{ path: 'state', rule: 'connectionExpired' }]),
  )
})
