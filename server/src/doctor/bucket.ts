import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Ids } from '../platform/ids.ts'
import { FileStoreFailed, type FileKey, type FileStore } from '../providers/files/port.ts'
import { ok, reasonOf, wrong, type Finding } from './finding.ts'

/** Returns why a bucket did not do what was requested, in the words of the store. */
const reasonOfStore = (error: unknown) =>
  error instanceof FileStoreFailed && error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : reasonOf(error)

/** Stores one small object, reads it and deletes it. */
export async function checkBucket(files: FileStore, ids: Ids): Promise<Finding> {
  const key: FileKey = `${ids.uuid()}.png`
  const content = `written by npm run doctor ${ids.uuid()}`
  const path = join(tmpdir(), `wasla-doctor-${key}`)
  try {
    await writeFile(path, content, { mode: 0o600 })
    await files.put(key, path)
    const stored = await files.open(key)
    const read = stored && (await text(stored.stream))
    await files.remove(key)
    return read === content
      ? ok('bucket', 'an object was written, read and deleted')
      : wrong('bucket', 'an object was not read as it was written', 'Check that FILES_URL is the address of one bucket.')
  } catch (error) {
    return wrong(
      'bucket',
      reasonOfStore(error),
      'Check FILES_URL, FILES_KEY, FILES_SECRET and FILES_REGION: the key must write, read and delete.',
    )
  } finally {
    await rm(path, { force: true })
  }
}
