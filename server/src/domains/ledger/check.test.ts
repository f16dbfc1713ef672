import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { invariants } from '#database/invariants/invariants.ts'
import { ledgerViews } from '#database/migrations/first/ledger.views.ts'
import { eachDatabase, openTestDatabase, type OpenTestDatabase } from '#database/testing/each-database.ts'
import { createAlarms } from '#platform/alarm.ts'
import { createCheck } from './check.ts'
import { ledgerSchedule } from './schedule.ts'
import { bank, expectSound, ledgerHarness, made, noura, omar, once, amounts } from './testing/harness.ts'
import { tamper } from './testing/tamper.ts'

/** Returns a ledger in which money was moved in every possible way. */
async function busy(open: OpenTestDatabase) {
  const t = await ledgerHarness(await open())
  const depositId = made(await t.deposit(noura, 1_000, once('the-key-of-it')))
  const reversed = made(await t.deposit(omar, 70))
  made(await t.reverse(reversed))
  made(await t.end(made(await t.hold(100)), { how: 'post', to: amounts({ [bank]: 60 }) }))
  made(await t.hold(200))
  await t.ledger.seal()
  return { ...t, depositId }
}

/** For each view, a change made directly in the database that breaks it. */
const changes: Readonly<Record<string, string>> = {
  ledger_i1_currencies: `update ledger_entries set amount = amount + 1 where account_id = '${bank}'`,
  ledger_i2_transactions: `update ledger_entries set amount = amount + 1 where account_id = '${bank}'`,
  ledger_i3_balances: `update ledger_accounts set balance = 9192 where id = '${noura}'`,
  ledger_i3_histories: `update ledger_entries set balance_after = 9192 where account_id = '${noura}' and account_version = 1`,
  ledger_i5_reversals: `update ledger_entries set account_id = '${bank}', account_version = 99
    where account_id = '${omar}' and transaction_id in (select id from ledger_transactions where reverses is not null)`,
  ledger_i6_keys: `update ledger_keys set fingerprint = 'x'`,
  ledger_i7_holds: `update ledger_holds set amount = amount + 1 where status = 'posted'`,
  ledger_i7_held: `delete from ledger_holds where status = 'held'`,
  ledger_i11_numbers: `update ledger_seals set seq = seq + 100 where seq = (select max(seq) from ledger_seals)`,
  ledger_i11_forgotten: `delete from ledger_seals where seq = (select max(seq) from ledger_seals)`,
}

describe('the check of the ledger', () => {
  eachDatabase((open) => {
    it('finds nothing after movements of every kind', async () => {
      const t = await busy(open)
      await expectSound(t.ledger)
      expect(await t.ledger.check()).toEqual({ findings: [], isReadOnly: false })
      expect(t.alarms).toEqual([])
    })

    it.each(invariants.filter(({ view }) => view in changes))('reports a violation of “$promises” ($id)', async (one) => {
      const t = await busy(open)
      expect(await brokenInvariants(t.db)).toEqual([])
      await tamper(t, changes[one.view] ?? '')
      const found = await brokenInvariants(t.db)
      expect(found.map(({ view }) => view)).toContain(one.view)
      expect(found.find(({ view }) => view === one.view)?.subjects).not.toEqual([])
    })

    it('raises an alarm for a silent change and stops all movements until it is corrected (F7)', async () => {
      const t = await busy(open)
      await tamper(t, `update ledger_accounts set balance = 9192 where id = '${noura}'`)
      const findings = [{ id: 'I3', view: 'ledger_i3_balances', subjects: [noura] }]
      expect(await t.ledger.check()).toEqual({ findings, isReadOnly: true })
      expect(t.alarms).toEqual([{ alarm: 'ledger', findings }])
      const pay = () => t.post(amounts({ [noura]: -5, [omar]: 5 }))
      expect(await pay()).toEqual({ refusal: { code: 'READ_ONLY' } })
      expect((await t.hold(5)).refusal).toEqual({ code: 'READ_ONLY' })
      expect((await t.reverse(t.depositId)).refusal).toEqual({ code: 'READ_ONLY' })
      const repeated = await t.within((tx) =>
        t.ledger.post(tx, { once: once('the-key-of-it'), entries: [], purpose: { kind: 'x', reference: 'x' } }),
      )
      expect(repeated).toEqual({ value: { transactionId: t.depositId, isRepeat: true } })
      expect((await t.ledger.check()).isReadOnly).toBe(true)
      expect(t.alarms).toHaveLength(1)

      await tamper(t, `update ledger_accounts set balance = 740 where id = '${noura}'`)
      expect(await t.ledger.check()).toEqual({ findings: [], isReadOnly: false })
      made(await pay())
      await expectSound(t.ledger)
    })

    it('finds a changed text through the chain although all sums are right, and reports it again in a new process', async () => {
      const t = await busy(open)
      await tamper(t, `update ledger_transactions set reference = 'another' where id = '${t.depositId}'`)
      const findings = [{ id: 'I11', view: 'chain', subjects: ['1'] }]
      expect(await t.ledger.check()).toEqual({ findings, isReadOnly: true })
      const other = await ledgerHarness(t)
      expect((await other.ledger.check()).isReadOnly).toBe(true)
      expect(await other.deposit(noura, 1)).toEqual({ refusal: { code: 'READ_ONLY' } })
    })

    /** A check that has verified four of six links of the chain, and checks nothing else. */
    async function halfWay(handle: Awaited<ReturnType<OpenTestDatabase>>) {
      const t = await ledgerHarness(handle)
      const check = createCheck({ ...t, findBroken: () => Promise.resolve([]), alarms: createAlarms(t), linksAtOnce: 4 })
      for (const amount of [1, 2, 3]) made(await t.deposit(noura, amount))
      await t.ledger.seal()
      expect((await check()).findings).toEqual([])
      return { ...t, check }
    }

    it('finds nothing in a new and shorter chain, as after the reset of a demo', async () => {
      const handle = await open()
      const t = await halfWay(handle)
      for (const table of ['seals', 'unsealed', 'keys', 'holds', 'entries', 'transactions', 'accounts'])
        await tamper(t, `delete from ledger_${table}`)
      const anew = await ledgerHarness(handle)
      made(await anew.deposit(noura, 7))
      await anew.ledger.seal()
      expect(await t.check()).toEqual({ findings: [], isReadOnly: false })
    })

    it('finds that a chain lost its end', async () => {
      const t = await halfWay(await open())
      await tamper(t, 'delete from ledger_seals where seq > 3')
      expect(await t.check()).toEqual({ findings: [{ id: 'I11', view: 'chain', subjects: ['4'] }], isReadOnly: true })
    })

    it('raises an alarm at most once an hour if it cannot be completed', async () => {
      const handle = await open()
      const none = [{ id: 'I1', view: 'ledger_of_nobody', promises: '' }] as const
      const t = await ledgerHarness(handle, { findBroken: () => brokenInvariants(handle.db, none) })
      await expect(t.ledger.check()).rejects.toThrow('ledger_of_nobody')
      await expect(t.ledger.check()).rejects.toThrow('ledger_of_nobody')
      expect(t.alarms).toEqual([{ alarm: 'unchecked', error: expect.any(Error) as Error }])
    })

    it('raises an alarm if entries stay unsealed', async () => {
      const t = await busy(open)
      await t.deposit(noura, 1)
      await t.ledger.check()
      t.clock.advance(60_001)
      expect((await t.ledger.check()).isReadOnly).toBe(false)
      expect(t.alarms).toEqual([{ alarm: 'seals', late: 60_001 }])
    })
  })

  it('is a job that runs every five minutes in each process with jobs (F7)', async () => {
    const { ledger } = await ledgerHarness(await openTestDatabase())
    expect(ledgerSchedule(ledger).find(({ run }) => run === ledger.check)).toMatchObject({ every: 300_000 })
    expect(ledgerSchedule(ledger).filter(({ isOfProcess = false }) => isOfProcess)).toEqual([])
  })

  it('covers every view of the ledger', () => {
    const names = ledgerViews.map((statement) => /^create view (\w+)/.exec(statement)?.[1])
    expect(invariants.map(({ view }) => view)).toEqual(expect.arrayContaining(names))
    expect(Object.keys(changes)).toEqual(names.filter((name) => name !== 'ledger_i4_negative'))
  })
})

describe('the check of the ledger on SQLite', () => {
  it('finds an owned account with a negative balance (I4)', async () => {
    const t = await busy(openTestDatabase)
    await tamper(t, `update ledger_accounts set balance = -1 where id = '${omar}'`)
    expect((await brokenInvariants(t.db)).map(({ id }) => id)).toEqual(['I3', 'I4'])
  })
})
