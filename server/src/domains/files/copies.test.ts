import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { arrived } from '#platform/uploaded-file.ts'
import { localFiles } from '../../providers/files/local.ts'
import { s3Files } from '../../providers/files/s3.ts'
import { bucketKeys, startBucket } from '../../providers/files/testing/bucket.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import type { Viewer } from '../session/viewer.ts'
import { createFilesService, type FilesService } from './service.ts'

const stores = {
  'on the disk': async () => localFiles(temporaryFolder()),
  'in a bucket': async () => s3Files({ url: (await startBucket()).url, ...bucketKeys }),
}
const owner = { userId: NABT_COFFEE.user.id, profileId: NABT_COFFEE.profile.id } as Viewer

/** Returns the content of a file as a reader gets it; null if the file cannot be read. */
async function contentOf(files: FilesService, id: string): Promise<string | null> {
  const row = await files.find(id)
  const content = row && (await files.open(row))
  return content && text(content.stream)
}

describe.each(Object.entries(stores))('a copied file %s', (_, openStore) => {
  eachWorld((open) => {
    async function setUp() {
      const handle = await open()
      const dataDir = temporaryFolder()
      const deps = { ...testDeps(handle, { dataDir }), files: await openStore() }
      const files = createFilesService(deps)
      const path = join(temporaryFolder(), 'upload')
      writeFileSync(path, 'the film')
      const film = arrived({ path, name: 'film.mp4', type: 'video/mp4', size: 8 })
      const given = await files.stageMedia(owner, film, 'mp4', 'file')
      if (!given) throw new Error('A film is taken in as it is')
      await files.keep(handle.db, [given.id], owner.profileId)
      return { db: handle.db, files, first: given.id, dataDir }
    }

    it.each([
      ['first', 'second'],
      ['second', 'first'],
    ] as const)('stays readable when the %s of original and copy is deleted', async (gone, left) => {
      const { db, files, first, dataDir } = await setUp()
      const staged = await files.stageCopy(owner, first)
      const second = staged?.id ?? ''
      expect(await files.keep(db, [second], owner.profileId)).toBe(true)
      expect(readdirSync(join(dataDir, 'tmp'))).toEqual([])
      const ids = { first, second }
      await files.discard(db, [ids[gone]])
      await files.remove([ids[gone]])
      expect([await contentOf(files, ids[gone]), await contentOf(files, ids[left])]).toEqual([null, 'the film'])
      expect(await files.find(ids[left])).toMatchObject({ kind: 'media', extension: 'mp4', bytes: 8 })
    })

    it('can only be made by the owner of the original, and only while the original exists', async () => {
      const { db, files, first } = await setUp()
      expect(await files.stageCopy({ userId: NOURA.user.id, profileId: NOURA.profile.id }, first)).toBeNull()
      await files.discard(db, [first])
      expect(await files.stageCopy(owner, first)).toBeNull()
    })
  })
})
