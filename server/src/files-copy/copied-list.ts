import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFileKey, type FileKey } from '../providers/files/port.ts'

/**
 * The list of files that were copied from a data directory. It shows which of them the product has deleted since: the bucket must not
 * store the files of people who were erased.
 */
export function copiedList(dataDir: string) {
  const file = join(dataDir, 'files-copied.txt')
  const known = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(isFileKey) : [])
  return {
    add(key: FileKey): void {
      if (known.has(key)) return
      known.add(key)
      appendFileSync(file, `${key}\n`, { mode: 0o600 })
    },
    /** Returns the copied files that are not among these any more. */
    without(present: readonly FileKey[]): FileKey[] {
      const there = new Set(present)
      return [...known].filter((key) => !there.has(key)).toSorted()
    },
    forget(keys: readonly FileKey[]): void {
      for (const key of keys) known.delete(key)
      writeFileSync(file, [...known].map((key) => `${key}\n`).join(''), { mode: 0o600 })
    },
  }
}
