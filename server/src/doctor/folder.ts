import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ids } from '../platform/ids.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const check = 'data folder'
const gigabyte = 1e9

/** Returns whether free space is enough. The server is not ready below 32 MB, and a backup needs as much space as the database. */
export function judgeSpace({ free, size }: { free: number; size: number }): Finding {
  const says = `${(free / gigabyte).toFixed(1)} GB of ${(size / gigabyte).toFixed(0)} GB are free`
  if (free < gigabyte / 4) return wrong('space', says, 'Make room where DATA_DIR is.')
  return free < 2 * gigabyte || free < size / 10
    ? warning('space', says, 'Make room where DATA_DIR is, before backups fail.')
    : ok('space', says)
}

/** Checks that the data folder exists, can be written and has space. */
export async function checkFolder(dataDir: string, ids: Ids): Promise<Finding[]> {
  try {
    const found = await stat(dataDir).catch(() => null)
    if (!found)
      return [warning(check, `${dataDir} does not exist`, 'The first start makes it. If there was one, set DATA_DIR to its place.')]
    if (!found.isDirectory()) return [wrong(check, `${dataDir} is not a folder`, 'Set DATA_DIR to a folder.')]
    const probe = join(dataDir, `.doctor-${ids.uuid()}`)
    await writeFile(probe, 'x', { mode: 0o600 })
    await rm(probe)
    const disk = await statfs(dataDir)
    return [ok(check, `${dataDir} can be written`), judgeSpace({ free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize })]
  } catch (error) {
    return [wrong(check, `${dataDir} cannot be written (${reasonOf(error)})`, 'Give the user of the server write access to it.')]
  }
}
