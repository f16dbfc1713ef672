import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isFileKey, type FileKey } from '../providers/files/port.ts'
import type { s3Files } from '../providers/files/s3.ts'

type Bucket = Pick<ReturnType<typeof s3Files>, 'put' | 'describe' | 'open'>

/** What became of one file. `gone`: it was deleted from the disk meanwhile. */
type Fate = 'copied' | 'there' | 'gone'

/** `failed` names each file that is not in the bucket as it is on the disk, with the reason. */
export type Copied = {
  copied: number
  there: number
  gone: number
  bytes: number
  failed: readonly { key: FileKey; reason: string }[]
}

type Parts = {
  /** Folder of the files on the disk. */
  folder: string
  bucket: Bucket
  /** Reads every file of the bucket back and copies nothing. */
  onlyCompare: boolean
  /** Is called before a file may be written into the bucket, so that no copy is forgotten if this process is ended. */
  onCopy(key: FileKey): void
  /** Is called after each file, with the number of files that are done. */
  onProgress(done: number, all: number): void
}

/** Files that are copied at the same time: enough to use a connection, and few beside a product that serves. */
const lanes = 4
/** After so many failures the bucket, its keys or the network are the reason, and the other files would fail too. */
const mostFailures = 20

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Returns the names of the stored files on the disk, in order. Files that are being written have other names. */
export async function filesOnDisk(folder: string): Promise<FileKey[]> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (isMissing(error)) return []
    throw error
  })
  return names.filter(isFileKey).toSorted()
}

async function hashOf(content: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}

async function hashInBucket(bucket: Bucket, key: FileKey): Promise<string | null> {
  const found = await bucket.open(key)
  return found && hashOf(found.stream)
}

/** Copies one file, unless the bucket has it with the same size and hash, and proves that the bucket has it afterwards. */
async function copyOne({ folder, bucket, onlyCompare, onCopy }: Parts, key: FileKey): Promise<{ fate: Fate; bytes: number }> {
  const path = join(folder, key)
  const bytes = (await stat(path)).size
  const hash = await hashOf(createReadStream(path))
  if (!onlyCompare) onCopy(key)
  const before = await bucket.describe(key)
  // The product stores files without a hash, and a hash that is stored says nothing of what a read would return.
  const read = before?.bytes === bytes && (onlyCompare || before.hash === null) ? await hashInBucket(bucket, key) : (before?.hash ?? null)
  if (before?.bytes === bytes && read === hash) return { fate: 'there', bytes: 0 }
  if (onlyCompare) throw new Error(before ? 'the bucket has another content' : 'the bucket does not have it')
  await bucket.put(key, path, hash)
  const after = await bucket.describe(key)
  if (after?.bytes !== bytes || after.hash !== hash) throw new Error('the bucket does not have it after the copy')
  return { fate: 'copied', bytes }
}

/**
 * Copies every stored file of a disk to a bucket. It may be ended at any time and run again: what is in the bucket is not sent again. The
 * product may serve meanwhile, because a file is written once and never changed.
 */
export async function copyFiles(parts: Parts): Promise<Copied> {
  const keys = await filesOnDisk(parts.folder)
  const fates: Record<Fate, number> = { copied: 0, there: 0, gone: 0 }
  const failed: { key: FileKey; reason: string }[] = []
  let bytes = 0
  let done = 0
  const open = keys.values()
  async function lane() {
    for (const key of open) {
      if (failed.length >= mostFailures) return
      try {
        const one = await copyOne(parts, key)
        fates[one.fate] += 1
        bytes += one.bytes
      } catch (error) {
        if (isMissing(error)) fates.gone += 1
        else failed.push({ key, reason: error instanceof Error ? error.message : String(error) })
      }
      done += 1
      parts.onProgress(done, keys.length)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { ...fates, bytes, failed: failed.toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
}
