import { expect, it } from 'vitest'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { createLog } from '#platform/log.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { previewOf } from './previews.ts'

const owner = { profileId: 'owner' }

it('a site that does not say what an address shows keeps nobody from saving it', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const previews = { embeds: [], of: () => Promise.reject(new Error('out of order')) }
  const { limits } = testDeps(await openTestDatabase())
  expect(await previewOf({ previews, log, limits }, owner, 'https://www.youtube.com/watch?v=private', 'YOUTUBE')).toEqual({
    html: null,
    coverPhotoUrl: null,
  })
  expect(lines.join()).toContain('www.youtube.com')
  expect(lines.join()).not.toContain('private')
})

it('an address is saved without a preview once other sites were asked sixty times in an hour for one profile', async () => {
  const { limits, log, clock } = testDeps(await openTestDatabase())
  let asked = 0
  const shown = { html: null, coverPhotoUrl: '/covers/a/b' }
  const previews = { embeds: [], of: async () => ((asked += 1), shown) }
  const look = (profileId: string) => previewOf({ previews, log, limits }, { profileId }, 'https://www.youtube.com/watch?v=1', 'YOUTUBE')
  const answers = await Promise.all(Array.from({ length: 70 }, () => look('owner')))
  expect([asked, answers.filter(({ coverPhotoUrl }) => coverPhotoUrl === null).length]).toEqual([60, 10])
  expect(await look('another')).toBe(shown)
  clock.advance(3_600_000)
  expect(await look('owner')).toBe(shown)
})
