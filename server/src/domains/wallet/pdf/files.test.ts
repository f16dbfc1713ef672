import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { refusal, walletHarness, type WalletHarness } from '../testing/harness.ts'
import type { PdfDocument } from './draw.ts'
import { invoiceFile, statementFile } from './files.ts'

/** Records the documents that would be drawn, instead of drawing them. */
function withPen(t: WalletHarness) {
  const drawn: PdfDocument[] = []
  const draw = async (document: PdfDocument) => {
    drawn.push(document)
    return new Uint8Array([drawn.length])
  }
  const deps = { ...t, draw }
  return {
    drawn,
    statement: ({ profileId }: { profileId: string }, month: string) => statementFile(deps, profileId, month),
    invoice: ({ profileId }: { profileId: string }, transactionId: string) => invoiceFile(deps, profileId, transactionId),
  }
}

const monthOf = (t: WalletHarness) => new Date(t.clock.now() + 3 * 3_600_000).toISOString().slice(0, 7)

describe('the statement of a wallet', () => {
  eachDatabase((open) => {
    it('shows the changes of a month, and a checkpoint that covers them and can be read again', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      await t.withMoney(70_000)
      const account = await t.account(noura)
      const { id } = await t.withdraw(noura, account.id, 50_000)
      await t.settle(id, { success: false, failureReason: 'No such account' })
      const pen = withPen(t)
      const file = await pen.statement(noura, monthOf(t))
      expect(file?.number).toMatch(new RegExp(`^ST-${monthOf(t)}-[0-9A-F]{8}$`))

      const [document] = pen.drawn
      if (document?.kind !== 'statement') throw new Error('No statement was drawn')
      const { statement, checkpoint, holder, isLive } = document.facts
      expect([statement.opening, statement.incoming, statement.outgoing, statement.closing]).toEqual([0, 150_575, 50_575, 100_000])
      expect(statement.closing).toBe((await t.money(noura)).available)
      expect(statement.lines.map(({ row }) => row.metadata.iban ?? null)).toEqual([null, 'SA•• •••• … 7519', 'SA•• •••• … 7519'])
      expect(JSON.stringify([...statement.lines])).not.toContain('SA0380000000608010167519')
      expect([holder.name.en, holder.name.ar, isLive]).toEqual(['Noura Test', 'Noura Test', false])

      const entries = await t.db
        .selectFrom('ledger_entries')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect([checkpoint?.number, checkpoint?.address]).toEqual([entries.count, `${t.env.publicUrl}/ledger/checkpoint/${entries.count}`])
      expect((await t.ledger.checkpoint(checkpoint?.number ?? 0))?.hash).toBe(checkpoint?.hash)
    })

    it('exists only for the months from the first transaction until now', async () => {
      const t = await walletHarness(await open())
      const pen = withPen(t)
      const [noura, empty] = [await t.withMoney(100_000), await t.person()]
      expect([
        await pen.statement(noura, '2020-01'),
        await pen.statement(noura, '2999-01'),
        await pen.statement(noura, 'nonsense'),
        await pen.statement(empty, monthOf(t)),
        await pen.statement({ profileId: 'nobody' }, monthOf(t)),
      ]).toEqual([null, null, null, null, null])
      expect(pen.drawn).toEqual([])
    })
  })
})

describe('the tax document of a transaction', () => {
  eachDatabase((open) => {
    it('covers its fee, and a credit note names the invoice that it takes back (P-22, X-39)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const { id } = await t.withdraw(noura, account.id, 50_000)
      await t.settle(id, { success: false, failureReason: 'No such account' })
      const pen = withPen(t)
      const invoice = await pen.invoice(noura, id)
      const note = await pen.invoice(noura, `${id}:return`)
      expect(invoice?.number).toMatch(/^INV-\d{4}-\d{6}$/)
      expect(note?.number).toMatch(/^CRN-\d{4}-\d{6}$/)
      expect(pen.drawn).toMatchObject([
        { facts: { invoice: { kind: 'invoice', fee: 500, vat: 75 }, corrects: null, row: { type: 'WITHDRAWAL', subtotal: 50_000 } } },
        { facts: { invoice: { kind: 'creditNote', fee: 500, vat: 75 }, corrects: invoice?.number } },
      ])
    })

    it('is null for another profile’s transaction, for an unknown one and for one without a fee', async () => {
      const t = await walletHarness(await open())
      const [noura, other] = [await t.withMoney(100_000), await t.withMoney(100_000)]
      const account = await t.account(noura)
      const { id } = await t.withdraw(noura, account.id, 50_000)
      const unpaid = await t.topUp(noura, 10_000, 'unpaid')
      const pen = withPen(t)
      expect([await pen.invoice(other, id), await pen.invoice(noura, 'nothing'), await pen.invoice(noura, unpaid.id)]).toEqual([
        null,
        null,
        null,
      ])
      expect(await refusal(t.wallet.withdrawal(other, id))).not.toBeNull()
      expect(pen.drawn).toEqual([])
    })
  })
})
