import { describe, expect, it } from 'vitest'
import { isReturnAddress } from './return-address.ts'

const live = { mode: 'live', publicUrl: 'https://wasla.example', allowedOrigins: ['https://app.wasla.example'] } as const

describe('the return address after a consent', () => {
  it.each(['https://wasla.example/join-waiting-list', 'https://app.wasla.example/settings/accounts-rates?tab=1'])('may be %s', (address) =>
    expect(isReturnAddress(address, live)).toBe(true),
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
  ])('may not be %s', (address) => expect(isReturnAddress(address, live)).toBe(false))
  it.each([
    'http://localhost:5173/x',
    'http://192.168.1.20:4000/x',
    'http://10.0.0.2/x',
    'http://172.20.1.1/x',
    'http://desk.local:4000/x',
  ])('may be %s in the demo, and never in live mode', (address) => {
    expect(isReturnAddress(address, { ...live, mode: 'demo' })).toBe(true)
    expect(isReturnAddress(address, live)).toBe(false)
  })
  it.each(['http://192.168.1.20.evil.example/x', 'http://172.32.1.1/x', 'http://8.8.8.8/x', 'http://evil.example/x'])(
    'may not be %s even in the demo',
    (address) => expect(isReturnAddress(address, { ...live, mode: 'demo' })).toBe(false),
  )
})
