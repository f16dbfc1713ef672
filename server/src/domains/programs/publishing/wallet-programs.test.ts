import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { statementFile } from '../../wallet/pdf/files.ts'
import type { PdfDocument } from '../../wallet/pdf/draw.ts'
import { publishingHarness } from '../testing/publishing-harness.ts'

const day = 86_400_000

describe('the wallet of a brand', () => {
  eachDatabase((open) => {
    it('shows the reserved money of its programs by name, and when the rest is returned', async () => {
      const t = await publishingHarness(await open(), { env: { mode: 'live' } })
      const nabt = await t.brand(500_000)
      const first = await t.running(nabt, 100_000)
      const endless = await t.running(nabt, 150_000, { name: 'كل صباح', endDate: null })
      await t.payOut(first, await t.person(), 30_000)
      await t.draft(nabt, 10_000)
      const mine = await t.wallet.mine(nabt)
      expect(mine).toMatchObject({ balance: 250_000, reservedBalance: 220_000, pendingBalance: 0 })
      expect(mine.upcoming.map(({ kind, title, amount, date, referenceId }) => [kind, title, amount, date, referenceId])).toEqual([
        ['ESCROW', 'The morning cup', 70_000, '2026-08-16', first],
        ['ESCROW', 'كل صباح', 150_000, null, endless],
      ])
      expect((await t.wallet.mine(await t.brand(10_000))).upcoming).toEqual([])
    })

    it('shows nothing reserved after the money was returned', async () => {
      const t = await publishingHarness(await open(), { env: { mode: 'live' } })
      const nabt = await t.brand(100_000)
      const id = await t.running(nabt, 100_000)
      await t.publishing.changeStatus(nabt, { id, status: 'Retired' })
      expect((await t.wallet.mine(nabt)).upcoming).toMatchObject([{ amount: 100_000 }])
      t.clock.advance(100 * day)
      await t.publishing.followSchedules()
      expect(await t.wallet.mine(nabt)).toMatchObject({ balance: 100_000, reservedBalance: 0, upcoming: [] })
    })

    it('lists, exports and prints movements with the programs’ names', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(100_000)
      const id = await t.running(nabt, 100_000, { name: 'كل صباح' })
      const [listed] = (await t.listed(nabt)).data
      expect(listed?.row.metadata).toEqual({ programName: 'كل صباح' })
      for await (const rows of t.wallet.transactionsOf(nabt.profileId, { types: ['PROGRAM_TOP_UP'], since: null, before: null }))
        expect(rows.map(({ metadata }) => metadata.programName)).toEqual(['كل صباح'])
      const drawn: PdfDocument[] = []
      const draw = async (document: PdfDocument) => new Uint8Array([drawn.push(document)])
      await statementFile({ ...t, draw }, nabt.profileId, '2026-03')
      expect(drawn[0]?.kind === 'statement' && drawn[0].facts.programs).toEqual(new Map([[id, { en: 'كل صباح', ar: 'كل صباح' }]]))
    })
  })
})
