import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { systemClock } from '../platform/clock.ts'
import { writeAudit } from '../platform/audit.ts'
import { randomIds } from '../platform/ids.ts'
import { runCommand } from '../testing/run-command.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const command = fileURLToPath(new URL('command.ts', import.meta.url))
const AUDIT_LOG_KEY = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

const run = (env: Readonly<Record<string, string>>, ...args: string[]) => runCommand(command, env, ...args)

it('the audit-log command exports every line once, and proves the file afterwards', async () => {
  const dataDir = temporaryFolder()
  const env = { DATA_DIR: dataDir, AUDIT_LOG_KEY }
  const file = join(dataDir, 'audit.jsonl')
  expect(await run(env, 'export', file)).toMatchObject({ code: 78, said: expect.stringContaining('There is no database') as string })

  const handle = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'wasla.db'), create: true })
  await migrate(handle.db, handle.dialect, 1)
  const deps = { clock: systemClock, ids: randomIds(systemClock) }
  // One more than is read at a time.
  for (let number = 0; number <= 1_000; number++)
    await writeAudit(handle.db, deps, { actor: 'system', action: 'admin.signedIn', target: `target ${number}`, after: { number } })
  await handle.close()

  expect(await run({ DATA_DIR: dataDir }, 'export', file)).toMatchObject({
    code: 64,
    said: expect.stringContaining('AUDIT_LOG_KEY') as string,
  })
  expect(await run(env, 'export', file)).toEqual({ code: 0, said: `Wrote 1001 entries into ${file}.\n` })
  expect(statSync(file).mode & 0o077).toBe(0)
  const targets = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as { target?: string }).target ?? [])
  expect(new Set(targets).size).toBe(1_001)

  expect(await run(env, 'export', file)).toMatchObject({ code: 64, said: expect.stringContaining('exists already') as string })
  expect(await run(env, 'verify', file)).toMatchObject({ code: 0, said: expect.stringContaining('All 1001 entries') as string })
  writeFileSync(file, readFileSync(file, 'utf8').replace('target 500', 'target 501'))
  expect(await run(env, 'verify', file)).toMatchObject({ code: 1, said: expect.stringContaining('does not follow') as string })
})
