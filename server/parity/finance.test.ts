import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { availableAccount, platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import { FAHAD, LAMA, NOURA, YARA } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, startAdminPair, type AdminPair } from './admin-pair.ts'

let pair: AdminPair
beforeEach(async () => {
  pair = await startAdminPair()
})
afterEach(() => pair.close())

/** Advances the clock before each call, so that lists, which are sorted by time, have a fixed order. */
const call: AdminPair['call'] = (field, variables, role) => {
  pair.clock.advance(1)
  return pair.call(field, variables, role)
}

const openOf = ({ profile }: typeof NOURA) =>
  world.withdrawals.find(({ profileId, status }) => profileId === profile.id && status === 'Initiated')?.id

describe('the mock and the server of the finance desk', () => {
  const profileId = NOURA.profile.id
  const proposal = { profileId, amount: 2500, reason: ' Goodwill after a late payout ', idempotencyKey: 'key-of-the-form' }
  const propose = (over: Partial<typeof proposal> = {}, role: 'FINANCE' | 'SUPER_ADMIN' | 'SUPPORT' = 'FINANCE') =>
    call('adminProposeAdjustment', { proposeAdjustmentInput: { ...proposal, ...over } }, role)
  const decide = (approve: boolean, role: 'FINANCE' | 'SUPER_ADMIN') =>
    call('adminDecideAdjustment', (made) => ({ id: made('adminProposeAdjustment'), approve }), role)

  /** Returns the balance of the wallet, in halalas. */
  async function balance(): Promise<number> {
    const { body } = await call('adminLedgerEntries', { accountId: availableAccount(profileId), pagination: { limit: 1 } })
    const page = body.data?.['adminLedgerEntries'] as { account: { balance: number } } | undefined
    return page?.account.balance ?? Number.NaN
  }

  /** Sends every query that shows corrections of this wallet. */
  async function queryBooks() {
    await call('adminAdjustments', {}, 'FINANCE')
    for (const accountId of [availableAccount(profileId), platformAccounts.adjustments])
      await call('adminLedgerEntries', { accountId }, 'FINANCE')
    await call('adminAuditLog')
  }

  test('agree that a correction is proposed once, posted by a second admin, and decided once', async () => {
    for (const wrong of [{ amount: 0 }, { reason: ' ' }, { reason: 'x'.repeat(1001) }, { idempotencyKey: '' }])
      expect(codeOf(await propose(wrong))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await propose({ profileId: 'none' }))).toBe('PROFILE_NOT_FOUND')
    expect(codeOf(await propose({}, 'SUPPORT'))).toBe('ADMIN_FORBIDDEN')
    expect(codeOf(await propose())).toBeUndefined()
    expect(codeOf(await propose())).toBeUndefined()
    expect(codeOf(await propose({ amount: 2501 }))).toBe('DTO_VALIDATION_ERROR')
    for (const approve of [true, false]) expect(codeOf(await decide(approve, 'FINANCE'))).toBe('ADJUSTMENT_OF_OWN')
    expect(codeOf(await call('adminDecideAdjustment', { id: 'none', approve: true }))).toBe('ADJUSTMENT_NOT_FOUND')
    await queryBooks()
    expect((await decide(true, 'SUPER_ADMIN')).body.data).toMatchObject({ adminDecideAdjustment: { status: 'Posted' } })
    for (const approve of [true, false]) expect(codeOf(await decide(approve, 'SUPER_ADMIN'))).toBe('NO_CHANGES_TO_UPDATE')
    await queryBooks()
  })

  test('agree on a rejected correction, and on the corrections of the demo', async () => {
    const [posted, waiting] = [YARA, LAMA].map(({ profile }) => world.adjustments.find((one) => one.profileId === profile.id)?.id)
    expect(codeOf(await call('adminDecideAdjustment', { id: posted, approve: false }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await call('adminDecideAdjustment', { id: waiting, approve: true }, 'FINANCE'))).toBe('ADJUSTMENT_OF_OWN')
    expect(codeOf(await call('adminDecideAdjustment', { id: waiting, approve: false }))).toBeUndefined()
    await queryBooks()
  })

  test('agree on a correction that takes the full balance, and refuse a correction that takes more', async () => {
    const all = -(await balance())
    expect(codeOf(await propose({ amount: all - 1 }))).toBe('INSUFFICIENT_WALLET_BALANCE')
    expect(codeOf(await propose({ amount: all, idempotencyKey: 'key-of-the-first' }, 'SUPER_ADMIN'))).toBeUndefined()
    expect(codeOf(await decide(true, 'FINANCE'))).toBeUndefined()
    expect(codeOf(await propose({ amount: -1 }))).toBe('INSUFFICIENT_WALLET_BALANCE')
    await queryBooks()
  })

  test('agree on refusing a correction that the balance no longer covers, because another was posted first', async () => {
    const first = { amount: -(await balance()), idempotencyKey: 'key-of-the-first' }
    await propose(first)
    expect(codeOf(await propose({ amount: -1, idempotencyKey: 'key-of-the-other' }, 'SUPER_ADMIN'))).toBeUndefined()
    expect(codeOf(await decide(true, 'FINANCE'))).toBeUndefined()
    expect(codeOf(await propose(first))).toBeUndefined()
    expect(codeOf(await decide(true, 'SUPER_ADMIN'))).toBe('INSUFFICIENT_WALLET_BALANCE')
    expect(codeOf(await decide(false, 'SUPER_ADMIN'))).toBeUndefined()
    await queryBooks()
  })

  const settle = (id: string | undefined, variables: object, role: 'FINANCE' | 'SUPER_ADMIN' | 'SUPPORT' = 'FINANCE') =>
    call('adminSettleWithdrawal', { id, ...variables }, role)
  const refusedWith = (failureReason: string) => ({ success: false, failureReason })

  /** Sends the queries of the queue and of the details of these withdrawals. */
  async function queryWithdrawals(...ids: (string | undefined)[]) {
    await call('adminWithdrawals', {}, 'FINANCE')
    for (const id of ids) await call('adminWithdrawal', { id }, 'FINANCE')
    await call('adminAuditLog')
  }

  test('give the same answers if one admin settles a withdrawal', async () => {
    const [paid, failed] = [openOf(LAMA), openOf(YARA)]
    expect(codeOf(await settle(paid, { success: true }, 'SUPPORT'))).toBe('ADMIN_FORBIDDEN')
    expect(codeOf(await settle('none', { success: true }))).toBe('WITHDRAWAL_NOT_FOUND')
    for (const wrong of [{ success: false }, refusedWith(' '), refusedWith('x'.repeat(1001))])
      expect(codeOf(await settle(failed, wrong))).toBe('DTO_VALIDATION_ERROR')
    expect((await settle(paid, { success: true })).body.data).toMatchObject({ adminSettleWithdrawal: { status: 'Success' } })
    expect((await settle(failed, refusedWith(' The account is closed '))).body.data).toMatchObject({
      adminSettleWithdrawal: { status: 'Failed' },
    })
    for (const id of [paid, failed]) expect(codeOf(await settle(id, { success: true }, 'SUPER_ADMIN'))).toBe('NO_CHANGES_TO_UPDATE')
    await queryWithdrawals(paid, failed)
  })

  test('agree that two admins must settle a large withdrawal with the same outcome', async () => {
    const id = openOf(FAHAD)
    await queryWithdrawals(id)
    // The bank account is in another person's name.
    for (const namesCompared of [undefined, null, false])
      expect(codeOf(await settle(id, { success: true, namesCompared }))).toBe('DTO_VALIDATION_ERROR')
    const paid = { success: true, namesCompared: true }
    expect((await settle(id, paid)).body.data).toMatchObject({ adminSettleWithdrawal: { status: 'Initiated' } })
    expect(codeOf(await settle(id, paid))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await settle(id, { success: true, seenApprovals: 0 }, 'SUPER_ADMIN'))).toBe('NO_CHANGES_TO_UPDATE')
    await queryWithdrawals(id)
    expect((await settle(id, { ...paid, seenApprovals: 1 }, 'SUPER_ADMIN')).body.data).toMatchObject({
      adminSettleWithdrawal: { status: 'Initiated' },
    })
    await queryWithdrawals(id)
    // A different outcome needs the approval of two admins again.
    const closed = refusedWith('The account is closed')
    expect((await settle(id, closed, 'SUPER_ADMIN')).body.data).toMatchObject({ adminSettleWithdrawal: { status: 'Initiated' } })
    await queryWithdrawals(id)
    expect((await settle(id, closed)).body.data).toMatchObject({ adminSettleWithdrawal: { status: 'Failed' } })
    await queryWithdrawals(id)
  })

  test('agree that two admins are needed to change a financial setting', async () => {
    const key = 'wallet.fourEyesAbove'
    const reason = 'A busy month'
    const ask = (variables: object, role: 'SUPER_ADMIN' | 'FINANCE' = 'SUPER_ADMIN') =>
      call('adminProposeSettingChange', { key, value: 100_000, reason, ...variables }, role)
    const answer = (approve: boolean, role: 'SUPER_ADMIN' | 'FINANCE' | 'SUPPORT') =>
      call('adminDecideSettingChange', (made) => ({ id: made('adminProposeSettingChange'), approve }), role)
    expect(codeOf(await call('adminUpdateSetting', { key, value: 100_000 }))).toBe('SETTING_TAKES_TWO')
    expect(codeOf(await ask({}, 'FINANCE'))).toBe('ADMIN_FORBIDDEN')
    for (const wrong of [{ reason: ' ' }, { value: -1 }, { key: 'invites.perDay' }, { key: 'none' }])
      expect(codeOf(await ask(wrong))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await ask({ value: 0 }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await ask({}))).toBeUndefined()
    expect(codeOf(await ask({ value: 200_000 }))).toBe('SETTING_CHANGE_OPEN')
    expect(codeOf(await answer(true, 'SUPER_ADMIN'))).toBe('SETTING_CHANGE_OF_OWN')
    expect(codeOf(await answer(true, 'SUPPORT'))).toBe('ADMIN_FORBIDDEN')
    await call('adminSettingChanges', {}, 'SUPPORT')
    expect(codeOf(await answer(false, 'FINANCE'))).toBeUndefined()
    expect(codeOf(await ask({}))).toBeUndefined()
    await call('adminSettingChanges', { status: 'Proposed' }, 'REVIEWER')
    expect(codeOf(await answer(true, 'FINANCE'))).toBeUndefined()
    expect(codeOf(await answer(true, 'FINANCE'))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await call('adminDecideSettingChange', { id: 'none', approve: true }))).toBe('SETTING_CHANGE_NOT_FOUND')
    await call('adminSettingChanges', { pagination: { limit: 1, offset: 1 } })
    await call('adminSettings')
    // A withdrawal keeps the number of admins that applied when it started.
    await queryWithdrawals(openOf(LAMA), openOf(FAHAD))
  })

  test('agree on a payout run and its repeat, and refuse a run for a future time', async () => {
    const run = (variables: object, role: 'FINANCE' | 'SUPPORT' = 'FINANCE') => call('adminRunPayouts', { ...variables }, role)
    const asOf = new Date(pair.clock.now()).toISOString()
    expect(codeOf(await run({}, 'SUPPORT'))).toBe('ADMIN_FORBIDDEN')
    expect(codeOf(await run({ asOf: '2999-01-01T00:00:00.000Z' }))).toBe('DTO_VALIDATION_ERROR')
    await call('adminPayoutDryRun', {}, 'FINANCE')
    expect((await run({ asOf })).body.data).toMatchObject({ adminRunPayouts: { isFinished: true } })
    await call('adminPayoutReport', (made) => ({ id: made('adminRunPayouts'), pagination: { limit: 100 } }), 'FINANCE')
    await run({ asOf })
    await call('adminPayoutRuns', {}, 'FINANCE')
    expect(codeOf(await run({}))).toBeUndefined()
    await call('adminPayoutDryRun', {}, 'FINANCE')
    await call('adminAuditLog')
  })
})
