import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { processing } from '@wasla/contract/programs/content/processing.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { contentHarness, film, image, nabt, pdf, upload } from './testing/harness.ts'

/** Returns a `draw` that waits for `end`, so that a test can act while a thumbnail is being drawn. */
function pausedDrawing() {
  const began = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  return {
    began: began.promise,
    end: () => end.resolve(),
    async draw(_: string, __: string, target: string) {
      began.resolve()
      await end.promise
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000000' } })
        .jpeg()
        .toFile(target)
      return true
    },
  }
}

describe('thumbnails of content', () => {
  eachWorld((open) => {
    const start = async () => {
      const t = await contentHarness(await open())
      const id = await t.program()
      const add = (content: Uint8Array, type: 'VIDEO' | 'IMAGE' | 'DOCUMENT' = 'VIDEO') =>
        t.content.add(nabt, t.withFile(id, upload(content), { type }))
      const only = async () => {
        const [item] = await t.list(id)
        if (!item) throw new Error('There is no content')
        return item
      }
      return { ...t, id, add, only }
    }

    it('are drawn for images, videos and documents, in small size', async () => {
      const t = await start()
      await t.add(await image(), 'IMAGE')
      await t.add(film())
      await t.add(pdf(), 'DOCUMENT')
      await t.content.process()
      const items = await t.list(t.id)
      expect(items.map(({ status, nextAttemptAt }) => [status, nextAttemptAt])).toEqual(items.map(() => ['READY', null]))
      for (const { thumbnailUrl } of items) {
        const stored = t.files.stored.get(`${thumbnailUrl?.slice('/files/'.length)}.jpg`)
        expect((await sharp(stored).metadata()).format).toBe('jpeg')
      }
    })

    it('of an undrawable file fail, do not block others, and are tried again when their owner retries', async () => {
      const t = await start()
      const bad = await t.add(film())
      await t.add(await image(), 'IMAGE')
      t.files.stored.delete(`${bad.contentUrl.slice('/files/'.length)}.mp4`)
      await t.content.process()
      expect((await t.list(t.id)).map(({ status }) => status)).toEqual(['FAILED', 'READY'])
      t.files.stored.set(`${bad.contentUrl.slice('/files/'.length)}.mp4`, film())
      expect((await t.content.retry(nabt, bad.id)).status).toBe('PROCESSING')
      await t.content.process()
      expect((await t.list(t.id)).map(({ status }) => status)).toEqual(['READY', 'READY'])
    })

    it('are tried five times with growing pauses if the file store is down', async () => {
      const t = await start()
      await t.add(film())
      t.files.broken = true
      const tries: number[] = []
      for (;;) {
        await t.content.process()
        const { status, nextAttemptAt, attempts } = await t.only()
        tries.push(attempts)
        if (status === 'FAILED') break
        // The next attempt is not due before its pause is over.
        await t.content.process()
        expect((await t.only()).attempts).toBe(attempts)
        t.deps.clock.advance((nextAttemptAt ?? 0) - t.deps.clock.now())
      }
      expect(tries).toEqual([1, 2, 3, 4, 5])
    })

    it('that a process left unfinished are drawn by another process after the lease', async () => {
      const t = await start()
      await t.add(film())
      const held = pausedDrawing()
      const { draw } = t.deps.thumbnails
      t.deps.thumbnails.draw = held.draw
      // The first process hangs while the second one runs.
      const hanging = t.content.process()
      await held.began
      t.deps.thumbnails.draw = draw
      await t.content.process()
      expect(await t.only()).toMatchObject({ status: 'PROCESSING', attempts: 1 })
      t.deps.clock.advance(processing.lease)
      await t.content.process()
      const done = await t.only()
      expect(done).toMatchObject({ status: 'READY', attempts: 2 })
      // The late result of the first process is discarded.
      held.end()
      await hanging
      expect(await t.only()).toEqual(done)
      expect([...t.files.stored.keys()].filter((name) => name.endsWith('.jpg'))).toEqual([
        `${done.thumbnailUrl?.slice('/files/'.length)}.jpg`,
      ])
    })

    it('are discarded if their item is deleted while they are drawn', async () => {
      const t = await start()
      const { id } = await t.add(film())
      const held = pausedDrawing()
      t.deps.thumbnails.draw = held.draw
      const turn = t.content.process()
      await held.began
      await t.content.remove(nabt, id)
      held.end()
      await turn
      expect([await t.list(t.id), t.files.stored.size]).toEqual([[], 0])
    })

    it('show only the new file if their item is edited while they are drawn', async () => {
      const t = await start()
      const { id } = await t.add(film())
      const held = pausedDrawing()
      const { draw } = t.deps.thumbnails
      t.deps.thumbnails.draw = held.draw
      const turn = t.content.process()
      await held.began
      t.deps.thumbnails.draw = draw
      const edited = await t.content.edit(nabt, { id, file: upload(await image(), 'b.png') })
      held.end()
      await turn
      expect(await t.only()).toEqual(edited)
      await t.content.process()
      expect(await t.only()).toMatchObject({ status: 'READY', type: 'IMAGE' })
      expect(t.files.stored.size).toBe(2)
    })
  })
})
