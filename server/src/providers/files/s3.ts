import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { checkedKey, extensionOf, FileStoreFailed, mimeOf, type FileKey, type FileStore } from './port.ts'

/** Returns the bytes of the whole file, of which a response may have only a part. */
const sizeOf = ({ headers }: Response) =>
  Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length') ?? 0)

export type S3Options = {
  /** Address of the bucket, `https://s3.eu-central-1.example/wasla-files`. */
  url: string
  key: string
  secret: string
  region: string
}

const longestWait = { put: 120_000, open: 30_000, remove: 10_000 }

/** Stores files in a bucket of the S3 protocol. Every request is signed; the bucket is not public. */
export function s3Files({ url, key, secret, region }: S3Options): FileStore {
  // The client retries on its own. That is safe for all requests, because a key is written once with one content.
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2, initRetryMs: 100 })
  const addressOf = (name: FileKey) => `${url.replace(/\/+$/, '')}/${checkedKey(name)}`

  async function call(name: FileKey, kind: keyof typeof longestWait, init: RequestInit): Promise<Response> {
    try {
      return await client.fetch(addressOf(name), { ...init, redirect: 'error', signal: AbortSignal.timeout(longestWait[kind]) })
    } catch (error) {
      throw error instanceof FileStoreFailed ? error : new FileStoreFailed('it could not be reached', error)
    }
  }

  /** Discards a body that is not needed: unread, it would hold the connection. Throws `FileStoreFailed` for other statuses than `good`. */
  async function drop(response: Response, good: readonly number[]): Promise<void> {
    await response.body?.cancel()
    if (!good.includes(response.status)) throw new FileStoreFailed(`it answered ${response.status}`)
  }

  return {
    async put(name, path) {
      const body = await openAsBlob(path, { type: mimeOf(extensionOf(checkedKey(name))) })
      await drop(await call(name, 'put', { method: 'PUT', body, headers: { 'content-type': body.type } }), [200, 201, 204])
    },
    async open(name, part) {
      const range = part ? { headers: { range: `bytes=${part.from}-${part.to}` } } : {}
      const response = await call(name, 'open', { method: 'GET', ...range })
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (response.status !== (part ? 206 : 200) || !response.body) {
        await response.body?.cancel()
        throw new FileStoreFailed(`it answered ${response.status}`)
      }
      return { stream: Readable.fromWeb(response.body as ReadableStream), bytes: sizeOf(response) }
    },
    async remove(name) {
      await drop(await call(name, 'remove', { method: 'DELETE' }), [200, 202, 204, 404])
    },
  }
}
