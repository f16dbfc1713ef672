import { statfs } from 'node:fs/promises'

/** Share of the disk that must stay free. Below it nothing large is written, and everything else still works (F4). */
const leastFree = 0.05

/**
 * Returns whether the disk of a folder would have less than the share that must stay free after these bytes were written. False for a disk
 * that cannot be measured.
 */
export async function isDiskFull(folder: string, bytes = 0): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null)
  return disk !== null && disk.blocks > 0 && (disk.bavail - bytes / disk.bsize) / disk.blocks < leastFree
}
