import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkProof, factsIn, isRight, type FundsResult } from '@wasla/contract/funds/check.ts'
import { fundsLimits } from '@wasla/contract/funds/limits.ts'
import { usageOf } from '@wasla/contract/programs/budget/usage.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { HUDA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { GIFT_BOXES, MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { createServices } from '../../services/services.ts'
import { counted } from '../../testing/counted.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { viewerFor } from '../participations/testing/viewers.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { sha256 } from './hash.ts'
import { findLastLink } from './service.ts'
import { verifyFunds } from './verify.ts'

const programId = MORNING_CUP.program.id

/** Two processes on one database with the demo's programs, and a manual clock. */
async function setUp(handle: DatabaseHandle) {
  const { db } = handle
  const errors: Record<string, unknown>[] = []
  const deps = testDeps(handle)
  const log = { ...deps.log, error: (_: string, fields?: Record<string, unknown>) => void errors.push(fields ?? {}) }
  const parts = { ...deps, log }
  const services = [createServices(parts), createServices(parts)] as const
  const [{ funds, ledger, programs }] = services
  const next = async () => {
    deps.clock.advance(fundsLimits.every)
    await funds.seal()
  }
  const proof = async (id = programId) => funds.proof(await viewerFor(db, NOURA), id)
  const publicHash = async (number: number) => (await funds.checkpoint(number))?.hash ?? null
  async function resultsOf(text: string, id = programId): Promise<FundsResult[]> {
    const record = (await funds.ofPrograms([id])).get(id)
    const results: FundsResult[] = []
    const shown = record && { programId: id, number: record.number, figures: record }
    for await (const result of checkProof(text, shown ?? null, { sha256, publicHash })) results.push(result)
    return results
  }
  return { db, clock: deps.clock, services, funds, ledger, programs, next, proof, resultsOf, errors }
}

const allRight = (results: readonly FundsResult[]) => results.length === 5 && results.every(isRight)

describe('checkpoints of funds', () => {
  eachWorld((open) => {
    it('have the figures that the owner of a program sees, and the sum of all escrows', async () => {
      const t = await setUp(await open())
      await t.funds.seal()
      const rows = await t.db.selectFrom('programs').select(['id', 'budget']).where('budget', '>', 0).execute()
      const usages = await t.programs.publishing.usagesOf(rows)
      const records = await t.funds.ofPrograms(rows.map(({ id }) => id))
      expect(records.size).toBeGreaterThanOrEqual(fundsLimits.fewest)
      for (const [id, record] of records) {
        const usage = usages.get(id) ?? usageOf({ budget: 0 }, { escrow: 0, accrued: 0 })
        expect([id, record.paid, record.earned, record.free]).toEqual([id, usage.paid, usage.accrued, usage.remaining])
      }
      const link = await findLastLink(t.db)
      const { balance } = await t.db
        .selectFrom('ledger_accounts')
        .select((row) => row.fn.sum<number | string>('balance').as('balance'))
        .where('id', 'like', 'program:%')
        .executeTakeFirstOrThrow()
      expect((link?.totals.earned ?? 0) + (link?.totals.free ?? 0)).toBe(Number(balance))
      expect(link?.ledger.hash).toBe((await t.ledger.checkpoint(link?.ledger.seq ?? 0))?.hash)
    })

    it('give every program a proof that adds up, against the chain that everybody is shown', async () => {
      const t = await setUp(await open())
      await t.funds.seal()
      await t.next()
      const rows = await t.db.selectFrom('funds_figures').select('program_id').where('number', '=', 2).execute()
      for (const { program_id: id } of rows) expect([id, allRight(await t.resultsOf(await t.proof(id), id))]).toEqual([id, true])
      expect(factsIn(await t.proof())).toMatchObject({ number: 2, programs: rows.length })
    })

    it('are sealed once in fifty minutes, by one of several processes, and have two trees', async () => {
      const t = await setUp(await open())
      await Promise.all(t.services.map(({ funds }) => funds.seal()))
      await t.funds.seal()
      expect((await findLastLink(t.db))?.number).toBe(1)
      for (let hour = 0; hour < 3; hour += 1) {
        t.clock.advance(fundsLimits.every)
        await Promise.all(t.services.map(({ funds }) => funds.seal()))
      }
      expect((await findLastLink(t.db))?.number).toBe(4)
      const trees = await t.db.selectFrom('funds_figures').select('number').distinct().orderBy('number').execute()
      expect(trees.map(({ number }) => number)).toEqual([3, 4])
      expect(await verifyFunds(t)).toEqual({ last: 4, broken: null })
    })

    it('are not changed, deleted or numbered with a gap', async () => {
      const t = await setUp(await open())
      await t.funds.seal()
      await t.db.deleteFrom('database_kind').execute()
      await expect(t.db.updateTable('funds_checkpoints').set({ free: 1 }).execute()).rejects.toThrow('never changed')
      await sql`delete from funds_blocks`.execute(t.db)
      await sql`delete from funds_figures`.execute(t.db)
      await expect(t.db.deleteFrom('funds_checkpoints').execute()).rejects.toThrow('never deleted')
      const row = await t.db.selectFrom('funds_checkpoints').selectAll().executeTakeFirstOrThrow()
      const again = t.db.insertInto('funds_checkpoints').values({ ...row, number: 3 })
      await expect(again.execute()).rejects.toThrow('without a gap')
    })

    it('alarm the operator if a figure, a tree, the chain or the ledger’s hash is another', async () => {
      const t = await setUp(await open())
      await t.funds.seal()
      await t.next()
      expect(await t.funds.check(1)).toBe(1)
      expect(t.errors).toEqual([])
      const brokenAfter = async (change: () => Promise<unknown>) => {
        await change()
        return (await verifyFunds(t)).broken
      }
      const stored = await t.db.selectFrom('funds_figures').select(['program_id', 'free']).where('number', '=', 2).executeTakeFirstOrThrow()
      const figures = t.db.updateTable('funds_figures').where('number', '=', 2).where('program_id', '=', stored.program_id)
      expect(await brokenAfter(() => figures.set({ free: stored.free + 1 }).execute())).toBe(2)
      await figures.set({ free: stored.free }).execute()
      const block = await t.db
        .selectFrom('funds_blocks')
        .select('nodes')
        .where('number', '=', 2)
        .where('block', '=', 0)
        .executeTakeFirstOrThrow()
      const blocks = t.db.updateTable('funds_blocks').where('number', '=', 2).where('block', '=', 0)
      expect(await brokenAfter(() => blocks.set({ nodes: block.nodes.replace(/[0-9a-f]{64}/u, 'f'.repeat(64)) }).execute())).toBe(2)
      await blocks.set({ nodes: block.nodes }).execute()
      expect(await brokenAfter(async () => undefined)).toBeNull()
      const otherLedger = { db: t.db, ledger: { checkpoint: async () => null } }
      expect((await verifyFunds(otherLedger)).broken).toBe(1)

      await figures.set({ free: stored.free + 1 }).execute()
      await t.funds.check(1)
      expect(t.errors).toEqual([{ alarm: 'funds', checkpoint: 2 }])
    })

    it('show a proof to everybody who may open the program, and to nobody else', async () => {
      const t = await setUp(await open())
      expect(await refusal(t.proof())).toBe('CHECKPOINT_NOT_FOUND')
      await t.funds.seal()
      for (const member of [NOURA, HUDA, NABT_COFFEE])
        expect(factsIn(await t.funds.proof(await viewerFor(t.db, member), programId))?.number).toBe(1)
      expect(await refusal(t.proof(GIFT_BOXES.program.id))).toBe('PROGRAM_NOT_FOUND')
      expect(await refusal(t.proof('none'))).toBe('PROGRAM_NOT_FOUND')
    })

    it('have no proofs while fewer than eight programs are in them', async () => {
      const t = await setUp(await open())
      const rows = await t.db
        .selectFrom('programs')
        .select('id')
        .where('budget', '>', 0)
        .where('status', '<>', 'Draft')
        .where('id', '<>', programId)
        .execute()
      const ended = rows.slice(0, rows.length - (fundsLimits.fewest - 2)).map(({ id }) => id)
      await t.db
        .updateTable('programs')
        .set({ status: 'Retired', due_at: null, hold_cause: null, retired_at: t.clock.now() })
        .where('id', 'in', ended)
        .execute()
      await t.funds.seal()
      expect((await t.funds.ofPrograms([programId])).get(programId)?.programs).toBeLessThan(fundsLimits.fewest)
      expect(await refusal(t.proof())).toBe('CHECKPOINT_NOT_FOUND')
    })

    it('wait while an entry of a program is not sealed yet', async () => {
      const t = await setUp(await open())
      await t.ledger.seal()
      expect(await t.ledger.sealedAccounts(t.db, 'program:')).not.toBeNull()
      const { id } = await t.db
        .selectFrom('ledger_entries as e')
        .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
        .select('t.id')
        .where('e.account_id', 'like', 'program:%')
        .executeTakeFirstOrThrow()
      await t.db.insertInto('ledger_unsealed').values({ transaction_id: id }).execute()
      expect(await t.ledger.sealedAccounts(t.db, 'program:')).toBeNull()
    })

    it('are read with one statement for any number of programs', async () => {
      const handle = await open()
      const seen = counted(handle.db)
      const t = await setUp({ ...handle, db: seen.db })
      await t.funds.seal()
      const ids = (await t.db.selectFrom('programs').select('id').execute()).map(({ id }) => id)
      seen.statements = 0
      await t.funds.ofPrograms(ids)
      expect(seen.statements).toBe(1)
      seen.statements = 0
      await t.proof()
      expect(seen.statements).toBeLessThanOrEqual(6)
    })
  })
})
