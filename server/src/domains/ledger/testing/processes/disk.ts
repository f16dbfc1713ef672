import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The state of the disk: the bytes of the database and of its write-ahead log. */
export type Disk = { database: Buffer; log: Buffer }

const logOf = (file: string) => `${file}-wal`
const nothing = Buffer.alloc(0)

export const read = (file: string): Disk => ({
  database: readFileSync(file),
  log: statSync(logOf(file), { throwIfNoEntry: false }) ? readFileSync(logOf(file)) : nothing,
})

/** Runs `work` on a temporary file with these bytes, and then removes the file. */
export async function within<T>({ database, log }: Disk, work: (file: string) => Promise<T>): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'wasla-cut-'))
  try {
    const file = join(home, 'wasla.db')
    writeFileSync(file, database)
    writeFileSync(logOf(file), log)
    return await work(file)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
