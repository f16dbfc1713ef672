import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { bucketRequest, drop, refuseOthers, type S3Options } from './bucket-request.ts'
import { putInParts, sentInParts } from './in-parts.ts'
import { checkedKey, extensionOf, FileStoreFailed, mimeOf, type FileKey, type FileStore } from './port.ts'

/** Returns the bytes of the whole file, of which a response may have only a part. */
const sizeOf = ({ headers }: Response) =>
  Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length') ?? 0)

/** Header in which a copied file has the hash of its content, as hexadecimal digits. */
const hashHeader = 'x-amz-meta-sha256'

/** A file of a bucket. `hash` is null if it was stored without one. */
type StoredFile = { bytes: number; hash: string | null }

/** A file store in a bucket, which can also be compared with files on a disk. */
export type Bucket = Omit<FileStore, 'put'> & {
  /** As `FileStore.put`. With the SHA-256 of the content, the bucket checks what it received and remembers the hash. */
  put(key: FileKey, path: string, hash?: string): Promise<void>
  /** Returns size and hash of a file without its content; null if there is none. */
  describe(key: FileKey): Promise<StoredFile | null>
}

/** Stores files in a bucket of the S3 protocol. Every request is signed; the bucket is not public. */
export function s3Files(options: S3Options): Bucket {
  const request = bucketRequest(options)

  return {
    async put(name, path, hash?: string) {
      const body = await openAsBlob(path, { type: mimeOf(extensionOf(checkedKey(name))) })
      const headers = { 'content-type': body.type, ...(hash === undefined ? {} : { [hashHeader]: hash }) }
      if (body.size >= sentInParts) return putInParts(request, name, body, headers)
      const checked = hash === undefined ? headers : { ...headers, 'x-amz-content-sha256': hash }
      await drop(await request(name, 'put', { method: 'PUT', body, headers: checked }), [200, 201, 204])
    },
    async describe(name) {
      const response = await request(name, 'open', { method: 'HEAD' })
      await drop(response, [200, 404])
      return response.status === 404 ? null : { bytes: sizeOf(response), hash: response.headers.get(hashHeader) }
    },
    async open(name, part) {
      const range = part ? { headers: { range: `bytes=${part.from}-${part.to}` } } : {}
      const response = await request(name, 'open', { method: 'GET', ...range })
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      await refuseOthers(response, [part ? 206 : 200])
      if (!response.body) throw new FileStoreFailed('it sent no content')
      return { stream: Readable.fromWeb(response.body as ReadableStream), bytes: sizeOf(response) }
    },
    async remove(name) {
      await drop(await request(name, 'remove', { method: 'DELETE' }), [200, 202, 204, 404])
    },
  }
}
