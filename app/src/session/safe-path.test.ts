import { expect, test } from 'vitest'
import { returnPathOf, signInFor, withReturn } from './safe-path.ts'

test('the sign-in address contains the page to return to, if its path is safe and it is not a start page', () => {
  expect(signInFor('/wallet?tab=1')).toBe('/?returnTo=%2Fwallet%3Ftab%3D1')
  expect(returnPathOf('?returnTo=%2Fwallet%3Ftab%3D1')).toBe('/wallet?tab=1')
  expect(['/home', '/', '//evil'].map(signInFor)).toEqual(['/', '/', '/'])
  expect(returnPathOf('?returnTo=%2F%2Fevil')).toBeNull()
})

test('any address can contain a page to return to', () => {
  expect(withReturn('/verify-identity', '/wallet?sheet=withdraw')).toBe('/verify-identity?returnTo=%2Fwallet%3Fsheet%3Dwithdraw')
  expect(withReturn('/business-account?again', '/wallet')).toBe('/business-account?again&returnTo=%2Fwallet')
})
