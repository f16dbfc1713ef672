import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { partBytes } from './in-parts.ts'
import { localFiles } from './local.ts'
import { FileStoreFailed, type FileKey } from './port.ts'
import { s3Files } from './s3.ts'
import { bucketKeys, startBucket } from './testing/bucket.ts'

const key: FileKey = '01980000-0000-7000-8000-000000000001.pdf'
const other: FileKey = '01980000-0000-7000-8000-000000000002.pdf'

const stores = {
  'on the disk': async () => localFiles(temporaryFolder()),
  'in a bucket': async () => s3Files({ url: (await startBucket()).url, ...bucketKeys }),
}

function upload(content: string | Buffer): string {
  const path = join(temporaryFolder(), 'upload')
  writeFileSync(path, content)
  return path
}

describe.each(Object.entries(stores))('files %s', (_, open) => {
  const contentOf = async (store: Awaited<ReturnType<typeof open>>, requested: FileKey) => {
    const found = await store.open(requested)
    return found && { bytes: found.bytes, content: await buffer(found.stream) }
  }

  it('are returned as they were stored', async () => {
    const store = await open()
    const content = Buffer.alloc(300_000, 'wasla')
    await store.put(key, upload(content))
    expect(await contentOf(store, key)).toEqual({ bytes: 300_000, content })
  })

  it('are read in parts, so that people can skip through a video', async () => {
    const store = await open()
    const film: FileKey = '01980000-0000-7000-8000-000000000003.mp4'
    await store.put(film, upload('0123456789'))
    const found = await store.open(film, { from: 2, to: 4 })
    expect([found?.bytes, found && (await buffer(found.stream)).toString()]).toEqual([10, '234'])
    const last = await store.open(film, { from: 9, to: 9 })
    expect(last && (await buffer(last.stream)).toString()).toBe('9')
  })

  it('are found only by their own name', async () => {
    const store = await open()
    await store.put(key, upload('x'))
    expect(await store.open(other)).toBeNull()
  })

  it('are gone after a removal, which may be repeated', async () => {
    const store = await open()
    await store.put(key, upload('x'))
    await store.remove(key)
    await store.remove(key)
    expect(await store.open(key)).toBeNull()
  })

  // Security case 52.
  it.each(['../../etc/passwd', '..%2f.pdf', `${key}/../${other}`, 'paper.pdf', `/tmp/${key}`, `${key}\0.pdf`])(
    'throw for the invalid name %j',
    async (name) => {
      const store = await open()
      await expect(store.open(name as FileKey)).rejects.toThrow(FileStoreFailed)
      await expect(store.put(name as FileKey, upload('x'))).rejects.toThrow(FileStoreFailed)
      await expect((async () => store.remove(name as FileKey))()).rejects.toThrow(FileStoreFailed)
    },
  )
})

describe('localFiles', () => {
  it('makes files readable only by the server, and moves them from the upload folder', async () => {
    const dataDir = temporaryFolder()
    const path = upload('x')
    await localFiles(dataDir).put(key, path)
    expect(statSync(join(dataDir, 'files')).mode & 0o077).toBe(0)
    expect(existsSync(path)).toBe(false)
  })

  it('leaves nothing behind if a file is missing', async () => {
    const dataDir = temporaryFolder()
    await expect(localFiles(dataDir).put(key, join(dataDir, 'gone'))).rejects.toThrow(FileStoreFailed)
    expect(readdirSync(join(dataDir, 'files'))).toEqual([])
  })
})

describe('s3Files', () => {
  it('sends the content type and signs each request', async () => {
    const bucket = await startBucket()
    await s3Files({ url: `${bucket.url}/`, ...bucketKeys }).put(key, upload('x'))
    expect([...bucket.stored]).toEqual([[`/wasla-files/${key}`, { body: Buffer.from('x'), type: 'application/pdf' }]])
    await expect(s3Files({ url: bucket.url, ...bucketKeys, secret: 'another' }).open(key)).rejects.toThrow('it answered 403')
  })

  const film: FileKey = '01980000-0000-7000-8000-000000000003.mp4'
  /** A file that is sent in seven parts. Each byte says in which part it is. */
  const large = () => Buffer.concat([0, 1, 2, 3, 4, 5, 6].map((number) => Buffer.alloc(partBytes, number)))
  const methods = (requests: readonly string[]) =>
    requests.map((request) =>
      request
        .replace(/^(\w+) [^?]*\??/, '$1 ')
        .replace(/uploadId=.*$/, '…')
        .trim(),
    )

  it('sends a large file in parts, and reads it as one', async () => {
    const bucket = await startBucket()
    const store = s3Files({ url: bucket.url, ...bucketKeys })
    const content = large()
    await store.put(film, upload(content), 'ab12')
    expect([...bucket.stored].map(([path, { body, type, hash }]) => [path, body.equals(content), type, hash])).toEqual([
      [`/wasla-files/${film}`, true, 'video/mp4', 'ab12'],
    ])
    expect(methods(bucket.requests)).toEqual([
      'POST uploads',
      ...Array.from({ length: 7 }, (_, at) => `PUT partNumber=${at + 1}&…`),
      'POST …',
    ])
    expect(bucket.uploads.size).toBe(0)
    expect(await store.describe(film)).toEqual({ bytes: content.length, hash: 'ab12' })
  })

  it('makes the bucket forget the parts of a file if one of them fails', async () => {
    const bucket = await startBucket()
    bucket.failsAt = (request) => request.includes('partNumber=3')
    await expect(s3Files({ url: bucket.url, ...bucketKeys }).put(film, upload(large()))).rejects.toThrow('it answered 400')
    expect([bucket.stored.size, bucket.uploads.size]).toEqual([0, 0])
    expect(bucket.requests.at(-1)).toMatch(/^DELETE /)
  })

  it('fails if the parts cannot be joined, although the status says success', async () => {
    const bucket = await startBucket()
    const store = s3Files({ url: bucket.url, ...bucketKeys })
    bucket.joins = false
    await expect(store.put(film, upload(large()))).rejects.toThrow('it could not join the parts')
    expect(await store.describe(film)).toBeNull()
  })

  it('lets the bucket check the content if its hash is known, and remembers the hash', async () => {
    const bucket = await startBucket()
    const store = s3Files({ url: bucket.url, ...bucketKeys })
    const hash = createHash('sha256').update('x').digest('hex')
    await store.put(key, upload('x'), hash)
    expect(await store.describe(key)).toEqual({ bytes: 1, hash })
    await expect(store.put(other, upload('y'), hash)).rejects.toThrow('it answered 400')
    expect(await store.describe(other)).toBeNull()
  })

  it('describes a file that was stored without a hash', async () => {
    const store = s3Files({ url: (await startBucket()).url, ...bucketKeys })
    await store.put(key, upload('xyz'))
    expect(await store.describe(key)).toEqual({ bytes: 3, hash: null })
  })

  it('retries twice before it fails, and its error reveals no keys', async () => {
    const bucket = await startBucket()
    bucket.isDown = true
    const error = await s3Files({ url: bucket.url, ...bucketKeys })
      .open(key)
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(FileStoreFailed)
    expect(String(error)).not.toContain(bucketKeys.secret)
    expect(bucket.requests.length).toBe(3)
  })

  it('leaves the uploaded file in place, for the request to delete', async () => {
    const bucket = await startBucket()
    const path = upload('x')
    await s3Files({ url: bucket.url, ...bucketKeys }).put(key, path)
    expect(readFileSync(path, 'utf8')).toBe('x')
  })
})
