import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { forgetDrawn } from './forget-drawn.ts'
import { storedPictures } from './stored-pictures.ts'

const hour = 3_600_000

describe('forgetDrawn', () => {
  eachWorld((open) => {
    it('removes pictures from before an erasure, from memory too, and keeps later ones', async () => {
      const { db } = await open()
      const dataDir = temporaryFolder()
      for (const folder of ['share', 'covers']) mkdirSync(join(dataDir, folder))
      const drawn = (path: string, at: number) => {
        writeFileSync(join(dataDir, path), 'x')
        utimesSync(join(dataDir, path), at / 1000, at / 1000)
      }
      drawn('share/old.png', testMoment - hour)
      drawn('covers/old.jpg', testMoment - hour)
      drawn('covers/new.jpg', testMoment + hour)
      const covers = storedPictures(join(dataDir, 'covers'), 'jpg')
      expect(await covers.find('old')).not.toBeNull()
      await forgetDrawn(db, dataDir)
      expect(existsSync(join(dataDir, 'share/old.png'))).toBe(true)
      await db.insertInto('closed_accounts').values({ user_id: REEM.user.id, closed_at: 1, erased_at: testMoment }).execute()
      await forgetDrawn(db, dataDir)
      expect(existsSync(join(dataDir, 'share/old.png'))).toBe(false)
      expect(await covers.find('old')).toBeNull()
      expect(await covers.find('new')).not.toBeNull()
    })
  })
})
