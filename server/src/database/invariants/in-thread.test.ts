import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { testMoment } from '../testing/each-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { ledgerHarness, noura } from '../../domains/ledger/testing/harness.ts'
import { tamper } from '../../domains/ledger/testing/tamper.ts'
import { invariantsInThread } from './in-thread.ts'

async function onDisk() {
  const file = join(temporaryFolder(), 'wasla.db')
  const handle = await openDatabase({ kind: 'sqlite', file, create: true })
  await migrate(handle.db, handle.dialect, testMoment)
  const check = invariantsInThread(file)
  return { ...handle, check, t: await ledgerHarness({ ...handle }, { findBroken: check.find }) }
}

describe('invariantsInThread', () => {
  it('finds broken invariants in committed data, and none in a correct ledger', async () => {
    const { t, check, close } = await onDisk()
    await t.deposit(noura, 500)
    expect(await check.find()).toEqual([])
    await tamper(t, `update ledger_accounts set balance = 9192 where id = '${noura}'`)
    const findings = [{ id: 'I3', view: 'ledger_i3_balances', subjects: [noura] }]
    expect(await check.find()).toEqual(findings)
    expect(await t.ledger.check()).toEqual({ findings, isReadOnly: true })
    await close()
  })

  it('never reports a correct ledger if the check is cut short or there is no file', async () => {
    const { check, close, ...handle } = await onDisk()
    const { find } = invariantsInThread(join(temporaryFolder(), 'none.db'))
    const blind = await ledgerHarness(handle, { findBroken: find })
    await expect(blind.ledger.check()).rejects.toThrow()
    expect(blind.alarms).toEqual([{ alarm: 'unchecked', error: expect.any(Error) as Error }])
    // A stop of the server raises no alarm.
    const { t } = handle
    const checking = t.ledger.check()
    await Promise.all([expect(checking).rejects.toThrow('cut short'), check.stop()])
    expect(t.alarms).toEqual([])
    await close()
  })
})
