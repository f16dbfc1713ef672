import { AwsClient } from 'aws4fetch'
import { checkedKey, FileStoreFailed, type FileKey } from './port.ts'

export type S3Options = {
  /** Address of the bucket, `https://s3.eu-central-1.example/wasla-files`. */
  url: string
  key: string
  secret: string
  region: string
}

const longestWait = { put: 120_000, open: 30_000, remove: 10_000 }

/**
 * Sends a signed request about one file and resolves to the response, whose body must be read or cancelled. `query` is a part of the address:
 * `uploads`. Throws `FileStoreFailed` if the bucket cannot be reached.
 */
export type BucketRequest = (name: FileKey, kind: keyof typeof longestWait, init: RequestInit, query?: string) => Promise<Response>

export function bucketRequest({ url, key, secret, region }: S3Options): BucketRequest {
  // The client retries on its own. That is safe for all requests, because a key is written once with one content.
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2, initRetryMs: 100 })
  const addressOf = (name: FileKey, query: string) => `${url.replace(/\/+$/, '')}/${checkedKey(name)}${query && `?${query}`}`
  return async (name, kind, init, query = '') => {
    try {
      return await client.fetch(addressOf(name, query), { ...init, redirect: 'error', signal: AbortSignal.timeout(longestWait[kind]) })
    } catch (error) {
      throw error instanceof FileStoreFailed ? error : new FileStoreFailed('it could not be reached', error)
    }
  }
}

/** Throws `FileStoreFailed` for other statuses than `good`, and discards the body: unread, it would hold the connection. */
export async function refuseOthers(response: Response, good: readonly number[]): Promise<void> {
  if (good.includes(response.status)) return
  await response.body?.cancel()
  throw new FileStoreFailed(`it answered ${response.status}`)
}

/** Discards a body that is not needed. Throws `FileStoreFailed` for other statuses than `good`. */
export async function drop(response: Response, good: readonly number[]): Promise<void> {
  await refuseOthers(response, good)
  await response.body?.cancel()
}
