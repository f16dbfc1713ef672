import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Content of a backup, written last, so that it can be checked later. */
const manifestShape = z.object({
  madeAt: z.number(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()),
  database: z.object({ bytes: z.number(), sha256: z.string() }),
  files: z.object({ count: z.number(), bytes: z.number(), missing: z.number() }),
})
export type Manifest = z.output<typeof manifestShape>

export type StoredBackup = { name: string; path: string; manifest: Manifest }

/** Number of nights for which a backup is stored (U-07). */
export const storedNights = 7

export const backupsIn = (dataDir: string) => join(dataDir, 'backups')
export const partsOf = (path: string) => ({
  database: join(path, 'wasla.db'),
  files: join(path, 'files'),
  journals: join(path, 'clicks'),
  secrets: join(path, 'secrets.json'),
  manifest: join(path, 'backup.json'),
})

/** Formats a time as `2026-03-14T00-00-05Z`, which sorts by time and is a valid file name on every system. */
export const nameAt = (moment: number) =>
  new Date(moment)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
const isName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)

/** Name of a folder while it is written or removed, so that a partial backup never counts. */
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

/** Returns whether the copy has not changed since it was made. */
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

/** Returns every finished backup, also damaged ones, newest first. */
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

/** Returns the named backup, or without a name the newest undamaged one. Returns null if there is none or the named one is damaged. */
export function findBackup(dataDir: string, name?: string): StoredBackup | null {
  return finishedBackups(dataDir).find((one) => (name === undefined || one.name === name) && isWhole(one)) ?? null
}

function remove(dataDir: string, name: string): void {
  const hidden = join(backupsIn(dataDir), unfinished(name))
  rmSync(hidden, { recursive: true, force: true })
  renameSync(join(backupsIn(dataDir), name), hidden)
  rmSync(hidden, { recursive: true, force: true })
}

/** Removes every backup, damaged or not, that is older than the newest seven undamaged ones. Returns the names of the removed backups. */
export function forgetOldBackups(dataDir: string): string[] {
  const all = finishedBackups(dataDir)
  const oldest = all.filter(isWhole).slice(0, storedNights).at(-1)
  const whole = all.filter(isWhole).length
  const old = oldest && whole >= storedNights ? all.filter(({ name }) => name < oldest.name) : []
  for (const { name } of old) remove(dataDir, name)
  return old.map(({ name }) => name)
}

/** Removes the files that a killed backup left behind. No other backup may be running. */
export function forgetUnfinished(dataDir: string): void {
  const folder = backupsIn(dataDir)
  for (const name of readdirSync(folder)) if (/^\..*\.part$/.test(name)) rmSync(join(folder, name), { recursive: true, force: true })
}
