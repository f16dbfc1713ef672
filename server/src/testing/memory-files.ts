import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FileStore } from '../providers/files/port.ts'

/** A file store in memory that may be out of order. */
export function memoryFiles() {
  const kept = new Map<string, Buffer>()
  const store: FileStore & { kept: Map<string, Buffer>; broken: boolean } = {
    kept,
    broken: false,
    async put(key, path) {
      if (store.broken) throw new Error('out of order')
      kept.set(key, readFileSync(path))
    },
    async open(key) {
      const content = kept.get(key)
      return content ? { stream: Readable.from([content]), bytes: content.length } : null
    },
    async remove(key) {
      if (store.broken) throw new Error('out of order')
      kept.delete(key)
    },
  }
  return store
}
