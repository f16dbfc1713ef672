import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Written last into a backup: what it holds, so that it can be proved later. */
const manifestShape = z.object({
  madeAt: z.number(),
  /** Steps of the schema, in order. */
  migrations: z.array(z.string()),
  database: z.object({ bytes: z.number(), sha256: z.string() }),
  files: z.object({ count: z.number(), bytes: z.number(), missing: z.number() }),
})
export type Manifest = z.output<typeof manifestShape>

export type StoredBackup = { name: string; path: string; manifest: Manifest }

/** How many nights a backup is stored for (U-07). */
export const storedNights = 7

export const backupsIn = (dataDir: string) => join(dataDir, 'backups')
export const partsOf = (path: string) => ({
  database: join(path, 'wasla.db'),
  files: join(path, 'files'),
  journals: join(path, 'clicks'),
  secrets: join(path, 'secrets.json'),
  manifest: join(path, 'backup.json'),
})

/** `2026-03-14T00-00-05Z`: sorts by time, and is a name everywhere. */
export const nameAt = (moment: number) =>
  new Date(moment)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
const isName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)

/** What is being written or removed lies under such a name, so that half of it never counts. */
export const unfinished = (name: string) => `.${name}.part`

export function sha256(file: string): string {
  const hash = createHash('sha256')
  const handle = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(1024 * 1024)
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) hash.update(chunk.subarray(0, read))
    return hash.digest('hex')
  } finally {
    closeSync(handle)
  }
}

function readManifest(path: string): Manifest | null {
  try {
    const read = z.safeParse(manifestShape, JSON.parse(readFileSync(partsOf(path).manifest, 'utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Whether the copy is still what it was when it was made. */
function isWhole({ path, manifest }: StoredBackup): boolean {
  const { database, files } = partsOf(path)
  try {
    return (
      statSync(database).size === manifest.database.bytes &&
      readdirSync(files).length === manifest.files.count &&
      sha256(database) === manifest.database.sha256
    )
  } catch {
    return false
  }
}

/** Every finished backup, newest first, whole or not. */
export function finishedBackups(dataDir: string): StoredBackup[] {
  const folder = backupsIn(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(isName)
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const path = join(folder, name)
      const manifest = readManifest(path)
      return manifest ? [{ name, path, manifest }] : []
    })
}

/** One by its name, or the newest that is whole; null where there is none, or the one named is damaged. */
export function findBackup(dataDir: string, name?: string): StoredBackup | null {
  return finishedBackups(dataDir).find((one) => (name === undefined || one.name === name) && isWhole(one)) ?? null
}

function remove(dataDir: string, name: string): void {
  const hidden = join(backupsIn(dataDir), unfinished(name))
  rmSync(hidden, { recursive: true, force: true })
  renameSync(join(backupsIn(dataDir), name), hidden)
  rmSync(hidden, { recursive: true, force: true })
}

/** Away with what is older than the newest seven that are whole. Those that are not take nobody's place and go with their age. */
export function forgetOldBackups(dataDir: string): string[] {
  const all = finishedBackups(dataDir)
  const oldest = all.filter(isWhole).slice(0, storedNights).at(-1)
  const whole = all.filter(isWhole).length
  const old = oldest && whole >= storedNights ? all.filter(({ name }) => name < oldest.name) : []
  for (const { name } of old) remove(dataDir, name)
  return old.map(({ name }) => name)
}

/** Away with what a backup that was killed left behind. Nobody else may be making one. */
export function forgetUnfinished(dataDir: string): void {
  const folder = backupsIn(dataDir)
  for (const name of readdirSync(folder)) if (/^\..*\.part$/.test(name)) rmSync(join(folder, name), { recursive: true, force: true })
}
