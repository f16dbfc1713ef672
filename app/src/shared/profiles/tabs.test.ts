import { expect, test } from 'vitest'
import { tabAddress, tabsOf } from './tabs.ts'

test.each([
  ['INFLUENCER', ['overview', 'about', 'stats', 'rate-card']],
  ['AGENT', ['overview', 'about', 'stats', 'managed-talents', 'rate-card']],
  ['AGENCY', ['overview', 'about', 'stats', 'managed-talents']],
  ['BRAND', ['overview', 'about', 'stats', 'programs']],
] as const)('a profile of type %s sees the tabs of its type', (type, tabs) => {
  expect(tabsOf(type)).toEqual(tabs)
})

test('own tabs and public tabs have corresponding addresses', () => {
  const reem = { type: 'INFLUENCER', userName: 'reem_dosari' } as const
  expect(tabAddress('overview', null)).toBe('/profile')
  expect(tabAddress('stats', null)).toBe('/profile/stats')
  expect(tabAddress('overview', reem)).toBe('/profile/influencer/reem_dosari')
  expect(tabAddress('managed-talents', { type: 'AGENCY', userName: 'Qimam' })).toBe('/profile/managed-talents/agency/qimam')
})
