import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { arrived } from '#platform/uploaded-file.ts'
import { localFiles } from '../../providers/files/local.ts'
import type { FileStore } from '../../providers/files/port.ts'
import { s3Files } from '../../providers/files/s3.ts'
import { bucketKeys, startBucket } from '../../providers/files/testing/bucket.ts'
import { pictureShapes } from '../../providers/images/redraw.ts'
import type { PictureSize } from '../../providers/images/resize.ts'
import { memoryFiles } from '../../testing/memory-files.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import type { Viewer } from '../session/viewer.ts'
import { keysOf, sizeKeyOf } from './keys.ts'
import { createFilesService, type FileRow } from './service.ts'

const stores = {
  'on the disk': async () => localFiles(temporaryFolder()),
  'in a bucket': async () => s3Files({ url: (await startBucket()).url, ...bucketKeys }),
}
const owner = { userId: NABT_COFFEE.user.id, profileId: NABT_COFFEE.profile.id } as Viewer
const small: PictureSize = { width: 96, format: 'avif' }

async function photo(width: number, height: number): Promise<string> {
  const path = join(temporaryFolder(), 'upload')
  writeFileSync(
    path,
    await sharp({ create: { width, height, channels: 3, background: '#145a3c' } })
      .jpeg()
      .toBuffer(),
  )
  return path
}

describe.each(Object.entries(stores))('sizes of a picture %s', (_, openStore) => {
  eachWorld((open) => {
    async function setUp() {
      const handle = await open()
      const store = await openStore()
      const put: string[] = []
      const files: FileStore = {
        ...store,
        put(key, path) {
          put.push(key)
          return store.put(key, path)
        },
      }
      const service = createFilesService({ ...testDeps(handle, { dataDir: temporaryFolder() }), files })
      const upload = arrived({ path: await photo(700, 700), name: 'me.jpg', type: 'image/jpeg', size: 9 })
      const staged = await service.stagePicture(owner, upload, pictureShapes.avatar, 'file')
      const id = staged?.id ?? ''
      await service.keep(handle.db, [id], owner.profileId)
      const row = (await service.find(id)) as FileRow
      const inStore = async () => {
        const found = await Promise.all(keysOf(row).map(async (key) => ({ key, content: await store.open(key) })))
        for (const { content } of found) content?.stream.destroy()
        return found.flatMap(({ key, content }) => (content ? [key] : []))
      }
      return { db: handle.db, service, store, row, put, inStore }
    }

    it('are drawn once for many requests at the same time, and then read from the store', async () => {
      const { service, row, put } = await setUp()
      const several = await Promise.all([1, 2, 3].map(() => service.openSize(row, small)))
      const contents = await Promise.all(several.map(async (content) => content && buffer(content.stream)))
      const again = await service.openSize(row, small)
      contents.push(again && (await buffer(again.stream)))
      expect(new Set(contents.map((content) => content?.toString('base64'))).size).toBe(1)
      expect(await sharp(contents[0] ?? undefined).metadata()).toMatchObject({ width: 96, height: 96, format: 'heif' })
      expect(put.filter((key) => key === sizeKeyOf(row, small))).toHaveLength(1)
    })

    it('are removed with their original', async () => {
      const { db, service, row, inStore } = await setUp()
      for (const size of [small, { width: 1400, format: 'webp' }] as const) (await service.openSize(row, size))?.stream.destroy()
      expect(await inStore()).toHaveLength(3)
      await service.discard(db, [row.id])
      await service.sweep()
      expect(await inStore()).toEqual([])
    })
  })
})

eachWorld((open) => {
  async function setUp() {
    const handle = await open()
    const files = memoryFiles()
    const service = createFilesService({ ...testDeps(handle, { dataDir: temporaryFolder() }), files })
    const upload = arrived({ path: await photo(300, 200), name: 'me.jpg', type: 'image/jpeg', size: 9 })
    const staged = await service.stagePicture(owner, upload, { width: 300, height: 200 }, 'file')
    const id = staged?.id ?? ''
    await service.keep(handle.db, [id], owner.profileId)
    return { db: handle.db, files, service, row: (await service.find(id)) as FileRow }
  }

  describe('a size of a picture', () => {
    it('is never wider than its original', async () => {
      const { service, row } = await setUp()
      const content = await service.openSize(row, { width: 1400, format: 'webp' })
      expect(await sharp(content ? await buffer(content.stream) : undefined).metadata()).toMatchObject({ width: 300, height: 200 })
    })

    it('is not stored if the picture is removed while it is drawn', async () => {
      const { db, files, service, row } = await setUp()
      const put = files.put.bind(files)
      files.put = async (key, path) => {
        await service.discard(db, [row.id])
        await service.remove([row.id])
        await put(key, path)
      }
      expect(await service.openSize(row, small)).toBeNull()
      expect([...files.stored.keys()]).toEqual([])
    })

    it('is null if the stored picture is damaged, and nothing is stored', async () => {
      const { files, service, row } = await setUp()
      files.stored.set(`${row.id}.jpg`, Buffer.from('no picture'))
      expect(await service.openSize(row, small)).toBeNull()
      expect([...files.stored.keys()]).toEqual([`${row.id}.jpg`])
    })

    it('is null for a file that is no picture of a page', async () => {
      const { service, row } = await setUp()
      for (const kind of ['paper', 'media'] as const) expect(await service.openSize({ ...row, kind }, small)).toBeNull()
    })
  })
})
