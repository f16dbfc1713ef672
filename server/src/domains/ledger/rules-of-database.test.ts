import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/database.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { fees, gateway, ledgerHarness, made, noura, omar, once, expectSound } from './testing/harness.ts'

const header = (id: string) => ({
  id,
  kind: 'x',
  reference: 'x',
  currency: 'SAR',
  reverses: null,
  last_line: 1,
  created_at: 1,
})
const first = { transaction_id: 't', line: 0, account_id: noura, amount: 5, account_version: 1, balance_after: 5 }

/** Writes that bypass the ledger, and the reason with which the database refuses them. */
const refused: Readonly<Record<string, { write: (db: Database, deposit: string, hold: string) => Promise<unknown>; because: RegExp }>> = {
  'a balance': {
    write: (db) => db.updateTable('ledger_accounts').set({ balance: 9_192 }).where('id', '=', noura).execute(),
    because: /changes only by an entry/,
  },
  'a balance with its number': {
    write: (db) =>
      db
        .updateTable('ledger_accounts')
        .set((row) => ({ balance: 9_192, version: row('version', '+', 1) }))
        .where('id', '=', noura)
        .execute(),
    because: /changes only by an entry/,
  },
  'the kind of an account': {
    write: (db) => db.updateTable('ledger_accounts').set({ kind: 'house' }).where('id', '=', noura).execute(),
    because: /changes only by an entry/,
  },
  'an account that begins with something': {
    write: (db) =>
      db
        .insertInto('ledger_accounts')
        .values({ id: 'wallet:x', kind: 'owned', currency: 'SAR', balance: 5, version: 0, created_at: 1 })
        .execute(),
    because: /begins with nothing/,
  },
  'an account away': { write: (db) => db.deleteFrom('ledger_accounts').where('id', '=', omar).execute(), because: /never deleted/ },
  'an entry over': { write: (db) => db.updateTable('ledger_entries').set({ amount: 1 }).execute(), because: /never changed/ },
  'an entry away': { write: (db) => db.deleteFrom('ledger_entries').execute(), because: /never deleted/ },
  'a transaction over': { write: (db) => db.updateTable('ledger_transactions').set({ kind: 'x' }).execute(), because: /never changed/ },
  'a transaction away': { write: (db) => db.deleteFrom('ledger_transactions').execute(), because: /never deleted/ },
  'a key over': { write: (db) => db.updateTable('ledger_keys').set({ fingerprint: 'x' }).execute(), because: /never changed/ },
  'a key away': { write: (db) => db.deleteFrom('ledger_keys').execute(), because: /never deleted/ },
  'a seal over': {
    write: (db) =>
      db
        .updateTable('ledger_seals')
        .set({ hash: '0'.repeat(64) })
        .execute(),
    because: /never changed/,
  },
  'a seal away': { write: (db) => db.deleteFrom('ledger_seals').execute(), because: /never deleted/ },
  'a seal with a gap before it': {
    write: (db, deposit) =>
      db
        .insertInto('ledger_seals')
        .values({ seq: 99, transaction_id: deposit, line: 0, hash: '0'.repeat(64), sealed_at: 1 })
        .execute(),
    because: /without a gap/,
  },
  'a hold that has ended': {
    write: (db, _, hold) =>
      db.updateTable('ledger_holds').set({ status: 'held', ended_by: null, ended_at: null }).where('id', '=', hold).execute(),
    because: /ends once/,
  },
  'another amount of a hold': {
    write: (db) =>
      db
        .updateTable('ledger_holds')
        .set((row) => ({ amount: 1, status: 'voided', ended_by: row.ref('id'), ended_at: 1 }))
        .where('status', '=', 'held')
        .execute(),
    because: /only the end of a hold/,
  },
  'a hold away': { write: (db) => db.deleteFrom('ledger_holds').execute(), because: /never deleted/ },
  'a second reversal': {
    write: async (db, deposit) => {
      const reversal = (id: string) =>
        db
          .insertInto('ledger_transactions')
          .values({ ...header(id), reverses: deposit })
          .execute()
      await reversal('one')
      await reversal('two')
    },
    because: /unique/i,
  },
  'an entry that does not continue its account': {
    write: async (db) => {
      await db.insertInto('ledger_transactions').values(header('t')).execute()
      await db
        .insertInto('ledger_entries')
        .values({ ...first, amount: 5, balance_after: 5 })
        .execute()
    },
    because: /continues its account/,
  },
  'entries that do not sum to zero': {
    write: async (db) => {
      await db.insertInto('ledger_transactions').values(header('t')).execute()
      await db
        .insertInto('ledger_entries')
        .values([
          { ...first, amount: 5, balance_after: 5 },
          { ...first, line: 1, account_id: fees, amount: -4, balance_after: -4 },
        ])
        .execute()
    },
    because: /sum to zero|continues its account/,
  },
  'more than may move at once': {
    write: async (db) => {
      await db.insertInto('ledger_transactions').values(header('t')).execute()
      const amount = 1_000_000_000_001
      await db
        .insertInto('ledger_entries')
        .values({ ...first, account_id: fees, amount, balance_after: amount })
        .execute()
    },
    because: /check/i,
  },
  'somebody below zero': {
    write: async (db) => {
      await db.insertInto('ledger_transactions').values(header('t')).execute()
      await db
        .insertInto('ledger_entries')
        .values({ ...first, account_id: omar, amount: -1, balance_after: -1 })
        .execute()
    },
    because: /check/i,
  },
}

describe('writing past the ledger', () => {
  eachDatabase((open) => {
    it.each(Object.entries(refused))('is refused by the database: %s', async (_, { write, because }) => {
      const t = await ledgerHarness(await open())
      const deposit = made(await t.deposit(noura, 1_000, once('the-key-of-it')))
      const hold = made(await t.hold(100))
      made(await t.hold(200))
      made(await t.end(hold, { how: 'void' }))
      await t.ledger.seal()
      await expect(t.within((tx) => write(tx, deposit, hold))).rejects.toThrow(because)
      await expectSound(t.ledger)
      expect(await t.balances(noura, gateway)).toEqual([800, -1_000])
    })

    it('is refused at commit if a transaction lacks entries', async () => {
      const t = await ledgerHarness(await open())
      const alone = t.within(async (tx) => {
        await tx.insertInto('ledger_transactions').values(header('t')).execute()
        await tx
          .insertInto('ledger_entries')
          .values({ ...first, account_id: fees })
          .execute()
      })
      await expect(alone).rejects.toThrow(/foreign key/i)
      expect(await t.balances(fees)).toEqual([0])
    })

    it('is refused if an insert replaces a row, because that would delete the row', async () => {
      const { db, dialect, ...rest } = await ledgerHarness(await open())
      const id = made(await rest.deposit(noura, 1_000))
      const replace = dialect === 'sqlite' ? sql`insert or replace into` : sql`insert into`
      await expect(
        sql`${replace} ledger_transactions select id, 'x', reference, currency, reverses, last_line, created_at from ledger_transactions where id = ${id}`.execute(
          db,
        ),
      ).rejects.toThrow(dialect === 'sqlite' ? /never deleted/ : /unique/)
    })

    it('can empty the database of a demo, but no other', async () => {
      const { db, ...t } = await ledgerHarness(await open())
      await t.deposit(noura, 1_000)
      const empty = () =>
        t.within(async (tx) => {
          for (const table of ['ledger_seals', 'ledger_unsealed', 'ledger_entries', 'ledger_transactions', 'ledger_accounts'] as const)
            await tx.deleteFrom(table).execute()
        })
      await expect(empty()).rejects.toThrow(/ledger/)
      await db.insertInto('database_kind').values({ id: 'this', kind: 'demo', marked_at: 1 }).execute()
      await empty()
      expect(await t.balances(noura)).toEqual([undefined])
    })
  })
})
