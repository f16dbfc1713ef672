import { expect, it } from 'vitest'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { createLog } from '#platform/log.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { previewOf } from './previews.ts'

it('previewOf returns no preview if the site does not answer', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const previews = { embeds: [], of: () => Promise.reject(new Error('out of order')) }
  const { limits } = testDeps(await openTestDatabase())
  expect(
    await previewOf({ previews, log, limits }, 'owner', { url: 'https://www.youtube.com/watch?v=private', platform: 'YOUTUBE' }),
  ).toEqual({
    html: null,
    coverPhotoUrl: null,
  })
  expect(lines.join()).toContain('www.youtube.com')
  expect(lines.join()).not.toContain('private')
})

it('previewOf returns no preview after sixty requests of one profile in an hour', async () => {
  const { limits, log, clock } = testDeps(await openTestDatabase())
  let requests = 0
  const preview = { html: null, coverPhotoUrl: '/covers/a/b' }
  const previews = { embeds: [], of: async () => ((requests += 1), preview) }
  const request = (profileId: string) =>
    previewOf({ previews, log, limits }, profileId, { url: 'https://www.youtube.com/watch?v=1', platform: 'YOUTUBE' })
  const answers = await Promise.all(Array.from({ length: 70 }, () => request('owner')))
  expect([requests, answers.filter(({ coverPhotoUrl }) => coverPhotoUrl === null).length]).toEqual([60, 10])
  expect(await request('another')).toBe(preview)
  clock.advance(3_600_000)
  expect(await request('owner')).toBe(preview)
})
