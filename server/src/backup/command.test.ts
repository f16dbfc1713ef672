import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { shareLock } from '#platform/shared-lock.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runningLock } from './data-places.ts'

const command = fileURLToPath(new URL('command.ts', import.meta.url))

async function run(dataDir: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

describe('the backup command', () => {
  it('makes a backup while a server runs, and restores only if none runs', async () => {
    const dataDir = temporaryFolder()
    const handle = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'wasla.db'), create: true })
    await migrate(handle.db, handle.dialect, 1)
    const release = shareLock(runningLock(dataDir))
    onTestFinished(() => release?.())
    expect(await run(dataDir, ['backup'])).toMatchObject({ code: 0, said: expect.stringContaining(join(dataDir, 'backups')) as string })
    expect(await run(dataDir, ['restore'])).toMatchObject({ code: 75, said: expect.stringContaining('Stop it first') as string })
    await handle.close()
    release?.()
    expect(await run(dataDir, ['restore'])).toMatchObject({ code: 0, said: expect.stringContaining('before-restore-') as string })
  })

  it('prints why there is no backup, without a stack trace', async () => {
    const dataDir = temporaryFolder()
    for (const [what, code, words] of [
      ['backup', 78, 'There is no database'],
      ['restore', 78, 'There is no whole backup'],
    ] as const) {
      const ended = await run(dataDir, [what])
      expect(ended).toMatchObject({ code, said: expect.stringContaining(words) as string })
      expect(ended.said).not.toContain('    at ')
    }
    expect(await run(dataDir, ['backup'], { DATABASE_URL: 'postgres://x/y' })).toMatchObject({
      code: 64,
      said: expect.stringContaining('pg_dump') as string,
    })
  })
})
