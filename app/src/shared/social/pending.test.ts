import { describe, expect, it, test } from 'vitest'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { consentAddress, pendingBox, readReturn, withoutReturn } from './pending.ts'

const pending = { platform: 'TIKTOK', state: 's1' } as const

test('what was begun in a tab is found again in it, and nonsense is not', () => {
  const box = createSharedBox().tab()
  expect(pendingBox.read(box)).toBeNull()
  pendingBox.keep(box, pending)
  expect(pendingBox.read(box)).toEqual(pending)
  box.setItem('wasla.connecting', '{"platform":"FACEBOOK","state":"s1"}')
  expect(pendingBox.read(box)).toBeNull()
})

describe('coming back from a platform', () => {
  it('with a code for one’s own question goes on', () =>
    expect(readReturn('?code=abc&state=s1', pending)).toEqual({ kind: 'allowed', code: 'abc', pending }))
  it('with an answer to somebody else’s question does not', () => {
    expect(readReturn('?code=abc&state=forged', pending)).toEqual({ kind: 'denied' })
    expect(readReturn('?code=abc&state=s1', null)).toEqual({ kind: 'denied' })
  })
  it('without consent says so', () => expect(readReturn('?error=access_denied&state=s1', pending)).toEqual({ kind: 'denied' }))
  it('is not what every visit is', () => expect(readReturn('?tab=posts', pending)).toEqual({ kind: 'none' }))
  it('leaves the rest of the address as it was', () => {
    expect(withoutReturn(new URLSearchParams('code=abc&tab=posts&state=s1')).toString()).toBe('tab=posts')
    expect(withoutReturn(new URLSearchParams('code=abc&state=s1')).toString()).toBe('')
  })
})

describe('where consent is given', () => {
  it.each([
    ['/demo/oauth/TIKTOK?state=s1', 'http://localhost:4000/demo/oauth/TIKTOK?state=s1'],
    ['https://www.tiktok.com/v2/auth', 'https://www.tiktok.com/v2/auth'],
    ['http://elsewhere.example/', null],
    ['javascript:alert(1)', null],
  ])('%s', (address, followed) => expect(consentAddress(address, 'http://localhost:4000')).toBe(followed))
})
