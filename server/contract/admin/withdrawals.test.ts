import { expect, it } from 'vitest'
import { walletDefaults } from '../wallet/terms.ts'
import { account, now, withdrawal } from '../wallet/testing/examples.ts'
import type { AdminAccountRecord } from './record.ts'
import { settlementAction, withdrawalCaseOf, withdrawalRowOf, type ShownWithdrawal } from './withdrawals.ts'

const names = { firstName: 'Noura', lastName: 'Al-Harbi', name: null, nameInOtherScript: null }
const profile = { ...names, userName: 'noura', picture: null, status: 'Active' } as const
const admin = (id: string, name: string): [string, AdminAccountRecord] => [
  id,
  {
    id,
    name,
    email: `${id}@wasla.example`,
    role: 'FINANCE',
    hasTotp: false,
    disabledAt: null,
    lastSeenAt: null,
    invitedBy: null,
    restsUntil: null,
  },
]
const admins = new Map([admin('first', 'Ziyad'), admin('second', 'Maha')])
const shown: ShownWithdrawal = { withdrawal, account, flags: [], profile, admins, terms: walletDefaults }
const rest = { posted: [], previousWithdrawals: 2, bankFile: null }
const approvals = [
  { adminId: 'first', success: true, at: now + 1 },
  { adminId: 'second', success: true, at: now + 2 },
]
const settled = { ...withdrawal, status: 'Success' as const, settledAt: now + 2 }
const eventsOf = (one: ShownWithdrawal) => withdrawalCaseOf(one, rest).events.map(({ kind, actor }) => [kind, actor])

it('a row shows that a withdrawal is due after three working days, and masks its IBAN', () => {
  expect(withdrawalRowOf(shown)).toMatchObject({
    iban: 'SA•• •••• … 7519',
    amount: 50_000,
    total: 50_575,
    dueAt: '2026-03-18T09:00:00.000Z',
    approvalsNeeded: 1,
    nameMatches: true,
  })
})

it('the history names the admins who approved and settled, and nobody if the demo’s bank settled', () => {
  expect(eventsOf({ ...shown, withdrawal: { ...withdrawal, approvals: approvals.slice(0, 1) } })).toEqual([
    ['SAID_PAID', 'Ziyad'],
    ['REQUESTED', 'Noura Al-Harbi'],
  ])
  expect(eventsOf({ ...shown, withdrawal: { ...settled, approvals } })).toEqual([
    ['SETTLED', 'Maha'],
    ['SAID_PAID', 'Ziyad'],
    ['REQUESTED', 'Noura Al-Harbi'],
  ])
  expect(eventsOf({ ...shown, withdrawal: settled })).toEqual([
    ['SETTLED', null],
    ['REQUESTED', 'Noura Al-Harbi'],
  ])
})

it('the history shows when the bank file was made, and the statement of the first of two admins', () => {
  const [paid] = approvals
  const refusing = { ...withdrawal, approvals: paid ? [{ ...paid, success: false }] : [] }
  const bankFile = { name: '2026-03-14-a', madeAt: now }
  expect(withdrawalCaseOf({ ...shown, withdrawal: refusing }, { ...rest, bankFile }).events).toMatchObject([
    { kind: 'SAID_REFUSED', actor: 'Ziyad', file: null },
    { kind: 'IN_BANK_FILE', actor: null, file: '2026-03-14-a' },
    { kind: 'REQUESTED' },
  ])
})

it('a row shows how many approvals an open withdrawal needs, and how many an ended withdrawal has', () => {
  const large = { ...withdrawal, approvalsNeeded: 2 }
  expect(withdrawalRowOf({ ...shown, withdrawal: large }).approvalsNeeded).toBe(2)
  expect(withdrawalRowOf({ ...shown, withdrawal: settled }).approvalsNeeded).toBe(1)
  expect(withdrawalRowOf({ ...shown, withdrawal: { ...settled, approvals } }).approvalsNeeded).toBe(2)
})

it('a row names the admin who says that the bank refused; the page shows the effect of each possible next statement', () => {
  const [first, second] = approvals
  const word = { adminId: 'second', success: false, at: now + 3 }
  const contested = { ...withdrawal, approvalsNeeded: 2, approvals: first && second ? [first, second, word] : [] }
  const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id)
  const found = withdrawalCaseOf({ ...shown, withdrawal: contested }, { ...rest, bankFile: { name: '2026-03-14-a', madeAt: now } })
  expect([idsOf(found.row.approvals), found.row.approvalsNeeded]).toEqual([['second'], 2])
  expect([idsOf(found.paid.said), found.paid.ends, idsOf(found.refused.said), found.refused.ends]).toEqual([
    ['first', 'second'],
    true,
    ['second'],
    true,
  ])
  expect([found.isWithBank, found.seenApprovals]).toEqual([true, 3])
  const small = { ...shown, withdrawal: { ...withdrawal, approvals: [word] } }
  expect(withdrawalRowOf(small).approvalsNeeded).toBe(2)
})

it('a page shows a verified name only for a verified profile, and an empty name if the profile was deleted', () => {
  expect(withdrawalCaseOf(shown, rest).verifiedName).toBe('Noura Al-Harbi')
  expect(withdrawalCaseOf({ ...shown, profile: { ...profile, status: 'Onboarding' } }, rest).verifiedName).toBeNull()
  expect(withdrawalCaseOf({ ...shown, profile: null }, rest)).toMatchObject({
    verifiedName: null,
    row: { profileName: '', userName: null },
  })
})

it('the audit line of a settlement contains only the masked IBAN', () => {
  const failed = { ...withdrawal, status: 'Failed' as const, failureReason: 'Closed', settledAt: now, approvals: approvals.slice(0, 1) }
  const actions = [{ ...withdrawal, approvals: approvals.slice(0, 1) }, { ...settled, approvals }, failed].map((after) =>
    settlementAction(withdrawal, after, account),
  )
  expect(actions.map(({ action }) => action)).toEqual(['admin.withdrawalApproved', 'admin.withdrawalSettled', 'admin.withdrawalFailed'])
  expect(JSON.stringify(actions)).not.toContain(account.iban)
})
