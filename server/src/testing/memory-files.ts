import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FileStore } from '../providers/files/port.ts'

/** A file store in memory; it throws while `broken`. */
export function memoryFiles() {
  const stored = new Map<string, Buffer>()
  const store: FileStore & { stored: Map<string, Buffer>; broken: boolean } = {
    stored,
    broken: false,
    async put(key, path) {
      if (store.broken) throw new Error('out of order')
      stored.set(key, readFileSync(path))
    },
    async open(key, part) {
      if (store.broken) throw new Error('out of order')
      const content = stored.get(key)
      return content ? { stream: Readable.from([part ? content.subarray(part.from, part.to + 1) : content]), bytes: content.length } : null
    },
    async remove(key) {
      if (store.broken) throw new Error('out of order')
      stored.delete(key)
    },
  }
  return store
}
