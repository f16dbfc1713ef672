import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { crash } from './testing/processes/kill.ts'

async function newFile(folder: string): Promise<string> {
  const file = join(folder, 'wasla.db')
  const handle = await openDatabase({ kind: 'sqlite', file, create: true })
  await migrate(handle.db, handle.dialect, testMoment)
  await handle.close()
  return file
}

describe('killing a process while it moves money (F1)', () => {
  it('loses nothing that was acknowledged, leaves nothing half written, and disturbs no other writer', async () => {
    const cache = temporaryFolder()
    const report = await crash({ file: await newFile(cache), rounds: 3, seed: 2_026, cache })
    expect(report.problems).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(6)
  })
})
