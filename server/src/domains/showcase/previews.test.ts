import { expect, it } from 'vitest'
import { createLog } from '#platform/log.ts'
import { previewOf } from './previews.ts'

it('a site that does not say what an address shows keeps nobody from saving it', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const previews = { embeds: [], of: () => Promise.reject(new Error('out of order')) }
  expect(await previewOf({ previews, log }, 'https://www.youtube.com/watch?v=private', 'YOUTUBE')).toEqual({
    html: null,
    coverPhotoUrl: null,
  })
  expect(lines.join()).toContain('www.youtube.com')
  expect(lines.join()).not.toContain('private')
})
