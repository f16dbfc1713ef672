import { describe, expect, it, test } from 'vitest'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { consentAddress, pendingBox, readReturn, withoutReturn } from './pending.ts'

const pending = { platform: 'TIKTOK', state: 's1' } as const

test('a pending connection can be read in the tab that began it, and invalid content cannot', () => {
  const box = createSharedBox().tab()
  expect(pendingBox.read(box)).toBeNull()
  pendingBox.keep(box, pending)
  expect(pendingBox.read(box)).toEqual(pending)
  box.setItem('wasla.connecting', '{"platform":"FACEBOOK","state":"s1"}')
  expect(pendingBox.read(box)).toBeNull()
})

describe('the return from a platform', () => {
  it('continues if it has a code and this tab’s state', () =>
    expect(readReturn('?code=abc&state=s1', pending)).toEqual({ kind: 'allowed', code: 'abc', pending }))
  it('is denied if it has the state of another request', () => {
    expect(readReturn('?code=abc&state=forged', pending)).toEqual({ kind: 'denied' })
    expect(readReturn('?code=abc&state=s1', null)).toEqual({ kind: 'denied' })
  })
  it('is denied if the user did not consent', () =>
    expect(readReturn('?error=access_denied&state=s1', pending)).toEqual({ kind: 'denied' }))
  it('is recognised only by the state parameter', () => expect(readReturn('?tab=posts', pending)).toEqual({ kind: 'none' }))
  it('does not remove other parameters from the address', () => {
    expect(withoutReturn(new URLSearchParams('code=abc&tab=posts&state=s1')).toString()).toBe('tab=posts')
    expect(withoutReturn(new URLSearchParams('code=abc&state=s1')).toString()).toBe('')
  })
})

describe('the address of a consent page', () => {
  it.each([
    ['/demo/oauth/TIKTOK?state=s1', 'http://localhost:4000/demo/oauth/TIKTOK?state=s1'],
    ['https://www.tiktok.com/v2/auth', 'https://www.tiktok.com/v2/auth'],
    ['http://elsewhere.example/', null],
    ['javascript:alert(1)', null],
  ])('is returned only if it is https or on our origin: %s', (address, followed) =>
    expect(consentAddress(address, 'http://localhost:4000')).toBe(followed),
  )
})
