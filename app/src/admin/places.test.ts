import { expect, test } from 'vitest'
import { adminRoles, type AdminRole } from '@wasla/contract/admin/roles.ts'
import { firstPlaceOf, placesOf } from './places.ts'
import { casesAwaiting } from './shell/awaiting.ts'

const seen = (role: AdminRole, isDemo = true) => placesOf(role, isDemo).map(({ id }) => id)

const results = ['results', 'networkCases', 'secondLooks', 'rewardCases']
const finance = ['withdrawals', 'payouts', 'ledger', 'reconciliations', 'adjustments']

test('each role sees only the screens of its own work', () => {
  expect(Object.fromEntries(adminRoles.map((role) => [role, seen(role)]))).toEqual({
    SUPER_ADMIN: [
      'waitingList',
      'reviews',
      ...finance,
      ...results,
      'programs',
      'users',
      'team',
      'flags',
      'settings',
      'settingChanges',
      'audit',
      'demo',
      'account',
    ],
    REVIEWER: ['waitingList', 'reviews', ...results, 'programs', 'settingChanges', 'account'],
    FINANCE: [...finance, ...results, 'programs', 'settingChanges', 'account'],
    SUPPORT: [
      'waitingList',
      'reviews',
      'withdrawals',
      ...results,
      'programs',
      'users',
      'flags',
      'settings',
      'settingChanges',
      'audit',
      'account',
    ],
  })
})

test('demo tools appear only in the demo', () => {
  expect(seen('SUPER_ADMIN', false)).not.toContain('demo')
})

test('each role may open its first screen', () => {
  expect(adminRoles.map(firstPlaceOf)).toEqual(['/waiting-list', '/waiting-list', '/withdrawals', '/waiting-list'])
})

const queues = {
  ...{ open: 4, overdue: 1, waiting: 31, held: 2, looks: 1, cases: 3, rewards: null },
  ...{ openWithdrawals: 7, overdueWithdrawals: 0, proposals: 1, settingChanges: null },
}

test('the badge of the menu button counts the cases that the reader may decide, and not the waiting list', () => {
  expect(casesAwaiting('SUPER_ADMIN', queues)).toBe(4 + 2 + 1 + 3 + 7 + 1)
  expect(casesAwaiting('SUPER_ADMIN', { ...queues, openWithdrawals: 0, proposals: 0 })).toBe(10)
  expect(
    casesAwaiting('SUPPORT', { ...queues, open: null, held: null, looks: null, cases: null, openWithdrawals: null, proposals: null }),
  ).toBe(0)
})
