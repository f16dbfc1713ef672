import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FileKey } from '../providers/files/port.ts'
import { s3Files } from '../providers/files/s3.ts'
import { bucketKeys, startBucket } from '../providers/files/testing/bucket.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { copyFiles } from './copy.ts'

const keyOf = (number: number): FileKey => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}.pdf`
const pathOf = (number: number) => `/wasla-files/${keyOf(number)}`

/** Makes a folder with numbered files, and an empty bucket. */
async function places(count: number) {
  const folder = join(temporaryFolder(), 'files')
  mkdirSync(folder)
  for (let number = 1; number <= count; number++) writeFileSync(join(folder, keyOf(number)), `file ${number}`)
  const stored = await startBucket()
  const bucket = s3Files({ url: stored.url, ...bucketKeys })
  const begun: FileKey[] = []
  const progress: string[] = []
  const copy = (onlyCompare = false) =>
    copyFiles({
      folder,
      bucket,
      onlyCompare,
      onCopy: (key) => begun.push(key),
      onProgress: (done, all) => progress.push(`${done}/${all}`),
    })
  const sent = () => stored.requests.filter((request) => request.startsWith('PUT ')).length
  return { folder, stored, bucket, copy, begun, progress, sent }
}

describe('copyFiles', () => {
  it('copies every file with its hash, and reports the progress', async () => {
    const { copy, stored, begun, progress } = await places(6)
    expect(await copy()).toEqual({ copied: 6, there: 0, gone: 0, bytes: 36, failed: [] })
    expect(stored.stored.get(pathOf(3))?.body.toString()).toBe('file 3')
    expect(begun.length).toBe(6)
    expect(progress.at(-1)).toBe('6/6')
  })

  it('sends nothing again that is in the bucket', async () => {
    const { copy, sent, folder } = await places(3)
    await copy()
    writeFileSync(join(folder, keyOf(4)), 'file 4')
    expect(await copy()).toMatchObject({ copied: 1, there: 3 })
    expect(sent()).toBe(4)
  })

  it('continues after a run that was broken off', async () => {
    const { copy, stored } = await places(6)
    stored.failsAt = (request) => request.startsWith('PUT ') && !/00[12]\.pdf$/.test(request)
    expect((await copy()).failed.length).toBe(4)
    stored.failsAt = () => false
    expect(await copy()).toMatchObject({ copied: 4, there: 2, failed: [] })
    expect(stored.stored.size).toBe(6)
  })

  it('replaces a file of the same size with another content, also if it was stored without a hash', async () => {
    const { copy, stored } = await places(2)
    stored.stored.set(pathOf(1), { body: Buffer.from('FILE 1'), type: undefined })
    stored.stored.set(pathOf(2), { body: Buffer.from('file 2'), type: undefined })
    expect(await copy()).toMatchObject({ copied: 1, there: 1 })
    expect(stored.stored.get(pathOf(1))?.body.toString()).toBe('file 1')
  })

  it('leaves out files that are being written, and those that are deleted meanwhile', async () => {
    const { copy, folder, stored } = await places(8)
    writeFileSync(join(folder, `${keyOf(9)}.part`), 'half')
    stored.failsAt = () => {
      rmSync(join(folder, keyOf(8)), { force: true })
      return false
    }
    expect(await copy()).toMatchObject({ copied: 7, gone: 1, failed: [] })
    expect([...stored.stored.keys()]).not.toContain(`${pathOf(9)}.part`)
  })

  it('compares the contents without writing, and names what differs', async () => {
    const { copy, stored, sent } = await places(3)
    await copy()
    const damaged = stored.stored.get(pathOf(2))
    if (damaged) damaged.body = Buffer.from('FILE 2')
    stored.stored.delete(pathOf(3))
    expect(await copy(true)).toEqual({
      copied: 0,
      there: 1,
      gone: 0,
      bytes: 0,
      failed: [
        { key: keyOf(2), reason: 'the bucket has another content' },
        { key: keyOf(3), reason: 'the bucket does not have it' },
      ],
    })
    expect(sent()).toBe(3)
  })

  it('ends after twenty failures, because every other file would fail too', async () => {
    const { copy, stored, progress } = await places(40)
    stored.failsAt = () => true
    const { failed } = await copy()
    expect(failed[0]?.reason).toContain('it answered 400')
    expect(progress.length).toBeLessThan(25)
  })

  it('has nothing to do if no file was ever stored', async () => {
    const { copy, folder } = await places(0)
    rmSync(folder, { recursive: true })
    expect(await copy()).toEqual({ copied: 0, there: 0, gone: 0, bytes: 0, failed: [] })
  })
})
