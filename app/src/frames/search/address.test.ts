import { expect, test } from 'vitest'
import { resultAddress } from './address.ts'

test('the address of a group contains its user name, and any other address contains type and user name', () => {
  expect(resultAddress({ type: 'GROUP', userName: 'hijaz_tables' })).toBe('/groups/hijaz_tables')
  expect(resultAddress({ type: 'INFLUENCER', userName: 'reem_dosari' })).toBe('/profile/influencer/reem_dosari')
  expect(resultAddress({ type: 'BRAND', userName: 'Nabt' })).toBe('/profile/brand/nabt')
})
