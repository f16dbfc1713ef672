import { describe, expect, it } from 'vitest'
import { isReturnAddress } from './return-address.ts'

const live = { mode: 'live', publicUrl: 'https://wasla.example', allowedOrigins: ['https://app.wasla.example'] } as const

describe('the way back from a platform', () => {
  it.each(['https://wasla.example/join-waiting-list', 'https://app.wasla.example/settings/accounts-rates?tab=1'])(
    'may lead to %s',
    (address) => expect(isReturnAddress(address, live)).toBe(true),
  )
  it.each([
    'https://wasla.example.evil.example/x',
    'https://evil.example/?https://wasla.example',
    'https://me:secret@wasla.example/x',
    'https://wasla.example/x#token',
    'http://wasla.example/x',
    'javascript:alert(1)',
    '//wasla.example/x',
    '/join-waiting-list',
    'http://localhost:5173/join-waiting-list',
  ])('may not lead to %s', (address) => expect(isReturnAddress(address, live)).toBe(false))
  it('may lead to another port of the same machine at a workbench', () =>
    expect(isReturnAddress('http://localhost:5173/join-waiting-list', { ...live, mode: 'demo' })).toBe(true))
})
