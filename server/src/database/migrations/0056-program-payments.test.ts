import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../invariants/broken.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { programPayments } from './0056-program-payments.ts'

describe('payments of payouts in a table of their own', () => {
  eachWorld((open) => {
    it('are those that stood with each payout', async () => {
      const { db, dialect } = await open()
      const all = () => db.selectFrom('program_payments').selectAll().orderBy('transaction_id').orderBy('profile_id').execute()
      const payouts = () =>
        db.selectFrom('wallet_transactions').select(['id', 'detail']).where('change', '=', 'rewardsPaid').orderBy('id').execute()
      const [before, emptied] = [await all(), await payouts()]
      expect(before.length).toBeGreaterThan(emptied.length)
      for (const { id, detail } of emptied) {
        const earnings = before
          .filter((one) => one.transaction_id === id)
          .map(({ profile_id: profileId, amount }) => ({ profileId, amount }))
        const whole = JSON.stringify({ ...(JSON.parse(detail ?? '{}') as object), earnings })
        await db.updateTable('wallet_transactions').set({ detail: whole }).where('id', '=', id).execute()
      }
      for (const statement of ['drop view wallet_i8_payouts', 'drop table program_payments', ...programPayments.statements(dialect)])
        await db.executeQuery(CompiledQuery.raw(statement))
      expect(await all()).toEqual(before)
      const read = (rows: { id: string; detail: string | null }[]) =>
        rows.map(({ id, detail }) => [id, JSON.parse(detail ?? '{}') as unknown])
      expect(read(await payouts())).toEqual(read(emptied))
      expect(await brokenInvariants(db)).toEqual([])
    })
  })
})
