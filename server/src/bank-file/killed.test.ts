import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { withdrawalDesk } from '../domains/admin/testing/withdrawal-desk.ts'
import { runCommand } from '../testing/run-command.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { bankFilesIn } from './write.ts'

const command = fileURLToPath(new URL('command.ts', import.meta.url))
const killAt = new URL('testing/kill-at.ts', import.meta.url).href

/** The compile cache that all commands share. */
const compiled = mkdtempSync(join(tmpdir(), 'wasla-compiled-'))
afterAll(() => rmSync(compiled, { recursive: true, force: true }))

/** Makes a folder with two withdrawals that wait for the bank. */
async function twoWait() {
  const dataDir = temporaryFolder()
  const handle = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'wasla.db'), create: true })
  await migrate(handle.db, handle.dialect, testMoment)
  const t = await withdrawalDesk(handle)
  const ids = [await t.withdraw(t.noura, 50_000), await t.withdraw(t.omar, 10_000, { nameOnAccount: 'Omar Bakr' })]
  await handle.close()
  const folder = bankFilesIn(dataDir)
  const env = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiled }
  return {
    ids,
    write: (...args: string[]) => runCommand(command, env, ...args),
    writeKilled: (at: string, ...args: string[]) =>
      runCommand(command, { ...env, NODE_OPTIONS: `--import=${killAt}`, KILL_AT: at }, ...args),
    drafts: () => readdirSync(folder).filter((name) => name.startsWith('.')),
    names: () => readdirSync(folder).filter((name) => name.endsWith('.csv')),
    /** Returns how often each withdrawal is in the files that an operator sees. */
    times: () => {
      const text = readdirSync(folder)
        .filter((name) => name.endsWith('.csv'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('')
      return ids.map((id) => text.split(id).length - 1)
    },
  }
}

const killed = { code: null, said: '' }

describe('a process that is killed while it writes a bank file', () => {
  it.each([
    ['half of the file is written', 'writeFileSync 1', 'Wrote'],
    ['half of the list of references is written', 'writeFileSync 2', 'Wrote'],
    ['the file is recorded and has no name yet', 'renameSync 1', 'Completed'],
    ['the list has its name and the file does not', 'renameSync 2', 'Completed'],
  ])('puts each withdrawal into one file, which the next command writes or completes: %s (F3)', async (_, at, done) => {
    const t = await twoWait()
    expect(await t.writeKilled(at)).toEqual(killed)
    expect(t.times()).toEqual([0, 0])
    expect(await t.write()).toMatchObject({ code: 0, said: expect.stringContaining(done) as string })
    expect([t.times(), t.drafts()]).toEqual([[1, 1], []])
  })

  it('leaves the earlier file as it is if that file is written again, and the next command removes the draft (F3)', async () => {
    const t = await twoWait()
    await t.write()
    const [name = ''] = t.names()
    expect(await t.writeKilled('writeFileSync 1', name.replace('.csv', ''))).toEqual(killed)
    expect(t.times()).toEqual([1, 1])
    expect(await t.write()).toEqual({ code: 0, said: 'No withdrawal waits for the bank.\n' })
    expect([t.times(), t.drafts()]).toEqual([[1, 1], []])
  })
})
