import type { Readable } from 'node:stream'
import { mediaFacts, mediaKinds, type MediaKind } from '@wasla/contract/files/media.ts'

/** The name a file is stored under: an id of ours and what it is. Never anything a sender wrote. */
export type FileKey = `${string}.${MediaKind}`

const fileKey = new RegExp(`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.(${mediaKinds.join('|')})$`)
export const isFileKey = (key: string): key is FileKey => fileKey.test(key)

/** A part of a file: its first and its last byte, both from 0. */
export type FilePart = { readonly from: number; readonly to: number }

/** Where files lie (A-17, U-01). A key is written once and never changed. */
export type FileStore = {
  /** Takes the file at `path` in, whole or not at all; `path` may be gone afterwards. */
  put(key: FileKey, path: string): Promise<void>
  /** The content, or a part that lies in it, and how long the whole is; null where there is none. Whoever opens must read to the end or destroy the stream. */
  open(key: FileKey, part?: FilePart): Promise<{ stream: Readable; bytes: number } | null>
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

export const extensionOf = (key: FileKey) => key.slice(key.lastIndexOf('.') + 1) as MediaKind
export const mimeOf = (extension: MediaKind): string => mediaFacts[extension].mime
