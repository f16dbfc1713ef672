import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { withdrawalDesk } from '../domains/admin/testing/withdrawal-desk.ts'
import { goodIban } from '../domains/wallet/testing/harness.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { givenIn } from './given.ts'
import { bankFilesIn, writeBankFile } from './write.ts'

const second = 1000
/** Makes an account in Omar's name. All other accounts are in Noura's name. */
const omarsOwn = { nameOnAccount: 'Omar Bakr' }

describe('a bank file', () => {
  eachDatabase((open) => {
    it('contains open withdrawals with the whole IBAN, is recorded, and is readable only by the user who wrote it', async () => {
      const t = await withdrawalDesk(await open())
      const parts = { ...t, dataDir: temporaryFolder() }
      const id = await t.withdraw(t.noura, 50_000)
      const paid = await t.withdraw(t.omar, 10_000, omarsOwn)
      await t.service.settleWithdrawal(t.finance, paid, { success: true })
      const { written } = await writeBankFile(parts, null)
      expect(written).toMatchObject({ count: 1, total: 50_000 })
      const text = readFileSync(written?.path ?? '', 'utf8')
      expect(text.split('\r\n')[1]).toBe(`"${id}","${goodIban}","TESTSARI","Noura Alotaibi","Test Bank",500.00,"SAR"`)
      expect(text).not.toContain(paid)
      if (process.platform !== 'win32') expect(statSync(written?.path ?? '').mode & 0o777).toBe(0o600)
      expect((await t.service.auditLog({ action: 'wallet.bankFileMade' })).data).toMatchObject([
        { actor: 'system', target: written?.name, after: { count: 1, total: 50_000 } },
      ])
    })

    it('contains only withdrawals that no earlier file contains, and is not written if nothing waits', async () => {
      const t = await withdrawalDesk(await open())
      const parts = { ...t, dataDir: temporaryFolder() }
      await t.withdraw(t.noura, 50_000)
      await writeBankFile(parts, null)
      t.clock.advance(second)
      expect(await writeBankFile(parts, null)).toEqual({ written: null, leftOut: [], completed: [] })
      const id = await t.withdraw(t.omar, 10_000, omarsOwn)
      const { written: next } = await writeBankFile(parts, null)
      expect(next).toMatchObject({ count: 1, total: 10_000 })
      expect(readFileSync(next?.path ?? '', 'utf8')).toContain(id)
      expect(readdirSync(bankFilesIn(parts.dataDir)).filter((name) => name.startsWith('.'))).toEqual([])
    })

    it('contains a large withdrawal only after both admins approved it (Q-04, Y-09)', async () => {
      const t = await withdrawalDesk(await open())
      const parts = { ...t, dataDir: temporaryFolder() }
      const id = await t.withdraw(t.noura, 2_000_001)
      expect(await writeBankFile(parts, null)).toEqual({ written: null, leftOut: [], completed: [] })
      await t.service.settleWithdrawal(t.finance, id, { success: true })
      expect(await writeBankFile(parts, null)).toEqual({ written: null, leftOut: [], completed: [] })
      await t.service.settleWithdrawal(t.lead, id, { success: true })
      expect((await writeBankFile(parts, null)).written).toMatchObject({ count: 1, total: 2_000_001 })
      expect(await t.service.settleWithdrawal(t.finance, id, { success: true })).toMatchObject({ status: 'Success' })
    })

    it('contains a withdrawal to another name only after an admin compared both names (P-16)', async () => {
      const t = await withdrawalDesk(await open())
      const parts = { ...t, dataDir: temporaryFolder() }
      const id = await t.withdraw(t.omar, 10_000)
      expect(await writeBankFile(parts, null)).toEqual({ written: null, leftOut: [], completed: [] })
      const compared = { success: true, namesCompared: true }
      expect(await t.service.settleWithdrawal(t.finance, id, compared)).toMatchObject({ status: 'Initiated' })
      expect((await writeBankFile(parts, null)).written).toMatchObject({ count: 1, total: 10_000 })
      expect(await t.service.settleWithdrawal(t.lead, id, compared)).toMatchObject({ status: 'Success' })
    })

    it('is written again without a withdrawal that an admin proposes to fail', async () => {
      const t = await withdrawalDesk(await open())
      const parts = { ...t, dataDir: temporaryFolder() }
      const id = await t.withdraw(t.noura, 50_000)
      const { written: first } = await writeBankFile(parts, null)
      await t.service.settleWithdrawal(t.finance, id, { success: false, failureReason: 'The account is closed' })
      expect((await writeBankFile(parts, first?.name ?? '')).written).toMatchObject({ count: 0 })
    })

    it('is written again under its name with the withdrawals that are still open; an unknown name writes nothing', async () => {
      const t = await withdrawalDesk(await open())
      const parts = { ...t, dataDir: temporaryFolder() }
      const own = await t.withdraw(t.noura, 50_000)
      await t.withdraw(t.omar, 10_000, omarsOwn)
      const { written: first } = await writeBankFile(parts, null)
      await t.service.settleWithdrawal(t.finance, own, { success: true })
      expect((await writeBankFile(parts, first?.name ?? '')).written).toMatchObject({ path: first?.path, count: 1, total: 10_000 })
      expect((await writeBankFile(parts, '2020-01-01T00-00-00Z')).written).toBeNull()
    })

    it('leaves out and names withdrawals that the bank got after the restored backup, even if their file was removed (F32)', async () => {
      const t = await withdrawalDesk(await open())
      const parts = { ...t, dataDir: temporaryFolder() }
      const [nouras, omars] = [await t.withdraw(t.noura, 50_000), await t.withdraw(t.omar, 10_000, omarsOwn)]
      const { written: first } = await writeBankFile(parts, null)
      const before = { id: nouras, file: first?.name }
      rmSync(first?.path ?? '')
      // The backup is older than the file.
      for (const table of ['bank_file_lines', 'bank_files'] as const) await t.db.deleteFrom(table).execute()
      t.clock.advance(second)
      const nothing = await writeBankFile(parts, null)
      expect(nothing.written).toBeNull()
      expect(nothing.leftOut.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
        [before, { id: omars, file: first?.name }].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      )
      // The bank says that it never received the file: the operator removes its references.
      rmSync(join(bankFilesIn(parts.dataDir), `${first?.name}.references`))
      expect(await writeBankFile(parts, null)).toMatchObject({ written: { count: 2, total: 60_000 }, leftOut: [] })
    })

    it('is recognized without its list of references, as in old versions; if it is written again, the list is complete', async () => {
      const t = await withdrawalDesk(await open())
      const parts = { ...t, dataDir: temporaryFolder() }
      const own = await t.withdraw(t.noura, 50_000)
      const { written: first } = await writeBankFile(parts, null)
      const references = join(bankFilesIn(parts.dataDir), `${first?.name}.references`)
      rmSync(references)
      expect([...givenIn(bankFilesIn(parts.dataDir))]).toEqual([[own, first?.name]])
      await t.service.settleWithdrawal(t.finance, own, { success: true })
      await writeBankFile(parts, first?.name ?? '')
      expect(readFileSync(references, 'utf8')).toBe(`${own}\n`)
    })
  })
})
