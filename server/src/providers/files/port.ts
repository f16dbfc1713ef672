import type { Readable } from 'node:stream'

/** The name a file is stored under: an id of ours and what it is. Never anything a sender wrote. */
export type FileKey = `${string}.${'jpg' | 'png' | 'pdf'}`

export const isFileKey = (key: string): key is FileKey => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|pdf)$/.test(key)

/** Where files lie (A-17, U-01). A key is written once and never changed. */
export type FileStore = {
  /** Takes the file at `path` in, whole or not at all; `path` may be gone afterwards. */
  put(key: FileKey, path: string): Promise<void>
  /** The content from its beginning; null where there is none. Whoever opens must read to the end or destroy the stream. */
  open(key: FileKey): Promise<{ stream: Readable; bytes: number } | null>
  /** Afterwards there is none; also where there was none before. */
  remove(key: FileKey): Promise<void>
}

/** A call of the store failed. `reason` is for the log and names no key of the store. */
export class FileStoreFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The file store failed: ${reason}`, { cause })
    this.name = 'FileStoreFailed'
  }
}

/** What every store refuses before it does anything (security case 52). */
export function checkedKey(key: string): FileKey {
  if (!isFileKey(key)) throw new FileStoreFailed('a name that is none of ours')
  return key
}

export const mimeOf: Readonly<Record<'jpg' | 'png' | 'pdf', string>> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' }
export const extensionOf = (key: FileKey) => key.slice(-3) as 'jpg' | 'png' | 'pdf'
