import { describe, expect, inject, it } from 'vitest'
import { openServerDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { endManagedAccounts } from '../managed-accounts/service.ts'
import { splitsHarness, type SplitsHarness } from './testing/splits-harness.ts'

/** Splits on a PostgreSQL server, where transactions really run at the same time. */
async function onServer(): Promise<SplitsHarness> {
  const handle = await openServerDatabase()
  return splitsHarness(handle)
}

/** Returns the code of a refusal, or `done`. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  )

/** Closes an account as the back office does: not while its wallets have money. */
const close = (t: SplitsHarness) =>
  inTransaction(t.db, async (tx) => {
    const { amount } = await t.wallet.lockFunds(tx, t.omar.userId)
    if (amount > 0) return
    await tx.insertInto('closed_accounts').values({ user_id: t.omar.userId, closed_at: t.clock.now(), erased_at: null }).execute()
    await endManagedAccounts(tx, t, { userId: t.omar.userId }, 'closed')
  })

describe.runIf(inject('postgresUrl'))('splits on a PostgreSQL server', () => {
  it('take one of many answers to a proposal', async () => {
    const t = await onServer()
    const { id } = await t.propose()
    const answers = Array.from({ length: 12 }, (_, n) => outcomeOf(t.managedAccounts.answerSplit(t.noura, { id, accepts: n % 2 === 0 })))
    expect((await Promise.all(answers)).toSorted()).toEqual([...Array.from({ length: 11 }, () => 'SPLIT_UPDATE_FAILED'), 'done'])
    const closed = await t.db.selectFrom('notifications').select('type').where('profile_id', '=', t.omar.profileId).execute()
    expect(closed).toHaveLength(1)
  })

  it('take one of many proposals at once', async () => {
    const t = await onServer()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => outcomeOf(t.propose({ by: n % 2 ? t.omar : t.noura }))))
    expect(answers.toSorted()).toEqual([...Array.from({ length: 11 }, () => 'SPLIT_PROPOSAL_OPEN'), 'done'])
  })

  it('let a networker agree with one of two managers at once', async () => {
    const t = await onServer()
    const other = await t.person({ type: 'AGENCY' })
    const account = await t.manages(other, t.noura)
    const proposals = [await t.propose(), await t.propose({ by: other, managedAccountId: account })]
    const answers = await Promise.all(proposals.map(({ id }) => outcomeOf(t.managedAccounts.answerSplit(t.noura, { id, accepts: true }))))
    expect(answers.toSorted()).toEqual(['SPLIT_CONFLICT', 'done'])
  })

  it('leave no open split behind if the managed account ends while both sides agree', async () => {
    for (let round = 0; round < 5; round++) {
      const t = await onServer()
      const { id } = await t.propose()
      await Promise.all([
        outcomeOf(t.managedAccounts.answerSplit(t.noura, { id, accepts: true })),
        outcomeOf(t.managedAccounts.remove(t.omar, t.account)),
        outcomeOf(t.propose({ by: t.noura })),
      ])
      const left = await t.db.selectFrom('splits').select('id').where('status', 'in', ['Proposed', 'Agreed']).execute()
      expect(left).toEqual([])
    }
  })

  it('pay what was earned to both, whatever ends while a run pays', async () => {
    const t = await onServer()
    const { id } = await t.agree()
    await t.sold(t.programId, t.noura, 2)
    t.moveTo('2026-03-22T09:00')
    await Promise.all([
      t.rewards.payDue(),
      outcomeOf(t.managedAccounts.endSplit(t.noura, id)),
      outcomeOf(t.managedAccounts.remove(t.omar, t.account)),
      t.rewards.payDue(),
    ])
    expect(await t.available(t.noura, t.omar)).toEqual([93_334 - 13_999, 13_999])
    await expectSound(t.ledger)
  })

  it('split a reward that is earned while the split ends either wholly or not at all', async () => {
    const t = await onServer()
    const { id } = await t.agree()
    await Promise.all([t.sold(t.programId, t.noura, 2), outcomeOf(t.managedAccounts.endSplit(t.omar, id))])
    const shares = await t.shares()
    expect([0, 2]).toContain(shares.length)
    await t.payOn('2026-03-22')
    const given = shares.reduce((sum, { amount }) => sum + amount, 0)
    expect(await t.available(t.noura, t.omar)).toEqual([93_334 - given, given])
    await expectSound(t.ledger)
  })

  it('never pay into the wallet of an account that was closed before, if it is closed while a run pays', async () => {
    for (let round = 0; round < 5; round++) {
      const t = await onServer()
      await t.agree()
      await t.sold(t.programId, t.noura)
      t.moveTo('2026-03-22T09:00')
      await Promise.all([t.rewards.payDue(), close(t)])
      const isClosed = (await t.db.selectFrom('closed_accounts').select('user_id').execute()).length > 0
      const [share] = await t.shares()
      expect(share?.outcome).toBe(isClosed ? 'Left' : 'Paid')
      expect(await t.available(t.noura, t.omar)).toEqual(isClosed ? [90_001, 0] : [76_501, 13_500])
      await expectSound(t.ledger)
    }
  })
})
