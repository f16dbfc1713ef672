import type { Reconciliation } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { settingChangeLife, type SettingChangeRecord } from '@wasla/contract/admin/setting-changes.ts'
import type { AdjustmentRecord } from '@wasla/contract/wallet/adjustments/record.ts'
import { adjustmentInstruction } from '@wasla/contract/wallet/adjustments/adjustment.ts'
import { walletDefaults } from '@wasla/contract/wallet/terms.ts'
import type { AdminStore } from '../../admin/admin-store.ts'
import { day, hour, worldNow } from '../../world/clock.ts'
import { FAHAD, HUDA, NOURA, SAAD, YARA } from '../../world/networkers.ts'
import type { Member } from '../../world/member.ts'
import type { World } from '../../world/tables.ts'
import { firstApprovalAt, givenToBankAt, queuedWallets } from './finance-rows.ts'
import { moving } from '../wallet.ts'

/** Sets seven open withdrawals and several settled ones. Removes all adjustments. */
export function queuedWithdrawals(world: World): void {
  for (const { member, rows } of queuedWallets) moving(member, rows)(world)
  world.adjustments = []
}

/** Does the same as `queuedWithdrawals`, but gives Yara's bank account another person's name. */
export function otherName(world: World): void {
  queuedWithdrawals(world)
  for (const account of world.withdrawalAccounts) if (account.profileId === YARA.profile.id) account.nameOnAccount = 'Salem Alqahtani'
}

/** Removes all withdrawals and adjustments. */
export function noWithdrawals(world: World): void {
  world.withdrawals = []
  world.adjustments = []
}

/** Difference between the clock and the world's time, in milliseconds. */
const shiftOf = (adminStore: AdminStore) => adminStore.store.clock.now() - worldNow

const adminOf = ({ memory }: AdminStore, role: 'SUPER_ADMIN' | 'FINANCE') => memory.accounts.find((one) => one.role === role)?.id ?? ''

/**
 * Requires two admins for large withdrawals. One admin has approved Fahad’s withdrawal. Huda’s withdrawal was in the bank file of
 * the day before.
 */
function fourEyes(adminStore: AdminStore): void {
  const { memory, store } = adminStore
  const bound = memory.settings.get('wallet.fourEyesAbove')
  if (bound) memory.settings.set(bound.key, { ...bound, value: walletDefaults.fourEyesAbove })
  const openOf = ({ profile }: Member) =>
    store.memory.world.withdrawals.find(({ profileId, status }) => profileId === profile.id && status === 'Initiated')
  const [fahads, hudas] = [openOf(FAHAD), openOf(HUDA)]
  if (hudas) memory.finance.bankFiles = new Map([[hudas.id, { name: '2025-11-19-a', madeAt: givenToBankAt + shiftOf(adminStore) }]])
  if (fahads) fahads.approvals = [{ adminId: adminOf(adminStore, 'SUPER_ADMIN'), success: true, at: firstApprovalAt + shiftOf(adminStore) }]
}

const days: readonly { ago: number; theirs: number; ours: number }[] = [
  { ago: 1, theirs: 612_540, ours: 612_540 },
  { ago: 2, theirs: 1_204_000, ours: 1_198_875 },
  { ago: 3, theirs: 87_125, ours: 87_125 },
  { ago: 4, theirs: 102_875, ours: 102_875 },
]

/** Returns reconciliations of four days. On one day, the gateway's total is larger than the ledger's. */
function reconciled(adminStore: AdminStore): Reconciliation[] {
  const now = adminStore.now()
  return days.map(({ ago, theirs, ours }) => ({
    id: adminStore.store.nextId('reconciliation'),
    day: civilDate(now - ago * day),
    gateway: 'demo',
    theirs,
    ours,
    difference: theirs - ours,
    checkedAt: toDateTime(now - (ago - 1) * day - 6 * hour),
  }))
}

type Proposed = Pick<AdjustmentRecord, 'amount' | 'reason' | 'status'> & { member: Member; by: 'SUPER_ADMIN' | 'FINANCE'; daysAgo: number }

const proposed: readonly Proposed[] = [
  { member: YARA, amount: 575, reason: 'Fee taken twice for one withdrawal', status: 'Proposed', by: 'SUPER_ADMIN', daysAgo: 1 },
  { member: SAAD, amount: -5000, reason: 'شحن سُجّل مرتين من بوابة الدفع', status: 'Proposed', by: 'FINANCE', daysAgo: 2 },
  { member: NOURA, amount: 2500, reason: 'Goodwill after a late payout', status: 'Posted', by: 'FINANCE', daysAgo: 0 },
  { member: FAHAD, amount: -120_000, reason: 'Wrong wallet', status: 'Rejected', by: 'SUPER_ADMIN', daysAgo: 6 },
]

/** Returns one or more adjustments in each status. The posted adjustment is also in the ledger. */
function corrected(adminStore: AdminStore): AdjustmentRecord[] {
  const { store } = adminStore
  return proposed.map(({ member, by, daysAgo, status, ...rest }) => {
    const id = store.nextId('adjustment')
    const profileId = member.profile.id
    const createdAt = adminStore.now() - daysAgo * day - 2 * hour
    const decidedAt = status === 'Proposed' ? null : createdAt + hour
    const stamp = { transactionId: store.nextId('transaction'), now: decidedAt ?? createdAt }
    const transactionId =
      status === 'Posted' ? store.memory.ledger.execute(adjustmentInstruction({ id, profileId, amount: rest.amount }), stamp) : null
    return {
      ...rest,
      ...{ id, profileId, status, createdAt, decidedAt, transactionId },
      proposedBy: adminOf(adminStore, by),
      decidedBy: status === 'Proposed' ? null : adminOf(adminStore, by === 'FINANCE' ? 'SUPER_ADMIN' : 'FINANCE'),
      idempotencyKey: `seed-${id}`,
    }
  })
}

type Suggested = Pick<SettingChangeRecord, 'key' | 'previous' | 'value' | 'reason' | 'status'> & { daysAgo: number }

const suggested: readonly Suggested[] = [
  {
    ...{ key: 'wallet.fourEyesAbove', previous: walletDefaults.fourEyesAbove, value: 5_000_000, status: 'Proposed', daysAgo: 1 },
    reason: 'Large withdrawals wait too long at the end of the month',
  },
  { key: 'wallet.withdrawalFee', previous: 700, value: 500, reason: 'مطابقة رسوم البنك الجديدة', status: 'Applied', daysAgo: 20 },
  { key: 'wallet.vat', previous: 15, value: 5, reason: 'A test', status: 'Rejected', daysAgo: 31 },
  { key: 'wallet.withdrawnPerDay', previous: 5_000_000, value: 90_000_000, reason: 'A campaign', status: 'Expired', daysAgo: 60 },
]

/** Returns a setting change in each status. The super admin proposed all of them. */
function settingsChanged(adminStore: AdminStore): SettingChangeRecord[] {
  return suggested.map(({ daysAgo, status, ...rest }) => {
    const createdAt = adminStore.now() - daysAgo * day - 3 * hour
    const isDecided = status === 'Applied' || status === 'Rejected'
    return {
      ...rest,
      ...{ id: adminStore.store.nextId('settingChange'), status, createdAt, expiresAt: createdAt + settingChangeLife },
      proposedBy: adminOf(adminStore, 'SUPER_ADMIN'),
      decidedBy: isDecided ? adminOf(adminStore, 'FINANCE') : null,
      decidedAt: isDecided ? createdAt + hour : null,
    }
  })
}

/** Fills the finance desk: approvals, reconciliations, setting changes, and adjustments in each status. */
export function busyDesk(adminStore: AdminStore): void {
  fourEyes(adminStore)
  adminStore.memory.finance.reconciliations = reconciled(adminStore)
  adminStore.memory.settingChanges = settingsChanged(adminStore)
  adminStore.store.memory.world.adjustments = corrected(adminStore)
}

/** Makes the last check find one balance that differs from the sum of its entries. */
export function brokenBooks(adminStore: AdminStore): void {
  adminStore.memory.finance.check = {
    checkedAt: adminStore.now() - hour,
    findings: [{ view: 'ledger_i3_balances', rows: 1 }],
  }
}

/** Leaves the newest payout run unfinished. */
export function payingRun(world: World): void {
  const newest = world.payoutRuns.toSorted((one, other) => other.startedAt - one.startedAt)[0]
  if (newest) newest.finishedAt = null
}
