import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { runCommand } from '../testing/run-command.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const command = fileURLToPath(new URL('command.ts', import.meta.url))

const run = (dataDir: string, ...args: string[]) => runCommand(command, { DATA_DIR: dataDir }, ...args)

it('the bank-file command prints that nothing waits, or that there is no such file or database, without a stack trace', async () => {
  const dataDir = temporaryFolder()
  expect(await run(dataDir)).toMatchObject({ code: 78, said: expect.stringContaining('There is no database') as string })
  const handle = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'wasla.db'), create: true })
  await migrate(handle.db, handle.dialect, 1)
  await handle.close()
  expect(await run(dataDir)).toEqual({ code: 0, said: 'No withdrawal waits for the bank.\n' })
  expect(await run(dataDir, '2020-01-01T00-00-00Z')).toMatchObject({
    code: 64,
    said: expect.stringContaining('There is no file 2020-01-01T00-00-00Z') as string,
  })
})
