import { expect, test } from 'vitest'
import { returnPathOf, signInFor } from './safe-path.ts'

test('the sign-in page carries the way back, and only where there is one', () => {
  expect(signInFor('/wallet?tab=1')).toBe('/?returnTo=%2Fwallet%3Ftab%3D1')
  expect(returnPathOf('?returnTo=%2Fwallet%3Ftab%3D1')).toBe('/wallet?tab=1')
  expect(['/home', '/', '//evil'].map(signInFor)).toEqual(['/', '/', '/'])
  expect(returnPathOf('?returnTo=%2F%2Fevil')).toBeNull()
})
