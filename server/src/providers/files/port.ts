import type { Readable } from 'node:stream'
import { mediaFacts, mediaKinds, type MediaKind } from '@wasla/contract/files/media.ts'
import { pictureFormats, pictureWidths, type PictureFormat } from '@wasla/contract/files/picture-sizes.ts'

/** `zip`: archives of a person’s own data, which nobody uploads. */
type Extension = MediaKind | PictureFormat | 'zip'

/** Name of a stored file: an id of ours, the width of a smaller picture, and the file's kind. It never contains a text of the sender. */
export type FileKey = `${string}.${Extension}`

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const fileKey = new RegExp(`^${uuid}(\\.(${mediaKinds.join('|')}|zip)|-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')}))$`)
/** Returns whether a name is one of ours. */
export const isFileKey = (key: string): key is FileKey => fileKey.test(key)

/** A part of a file: its first and last byte, both counted from 0. */
export type FilePart = { readonly from: number; readonly to: number }

/** Storage of files (A-17, U-01). A key is written once and never changed. */
export type FileStore = {
  /** Stores the file at `path`, whole or not at all. `path` may be gone afterwards. */
  put(key: FileKey, path: string): Promise<void>
  /**
   * Returns the content, or a part of it, with the bytes of the whole file; null if there is none. The caller must read to the end or
   * destroy the stream.
   */
  open(key: FileKey, part?: FilePart): Promise<{ stream: Readable; bytes: number } | null>
  /** Deletes a file. Has no effect if there is none. */
  remove(key: FileKey): Promise<void>
}

/** Thrown if a call of the store failed. `reason` is for the log and has no secret keys. */
export class FileStoreFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The file store failed: ${reason}`, { cause })
    this.name = 'FileStoreFailed'
  }
}

/** Returns the key. Throws `FileStoreFailed` if it is not one of ours, before a store does anything (security case 52). */
export function checkedKey(key: string): FileKey {
  if (!isFileKey(key)) throw new FileStoreFailed('a name that is none of ours')
  return key
}

export const extensionOf = (key: FileKey) => key.slice(key.lastIndexOf('.') + 1) as Extension
export const mimeOf = (extension: Extension): string =>
  extension === 'avif' ? 'image/avif' : extension === 'zip' ? 'application/zip' : mediaFacts[extension].mime
