import { expect, it } from 'vitest'
import { batchesOf } from './batches.ts'

const draft = (profileId: string, type: number) => ({ profileId, type })

it('each batch contains at most one draft of a profile, and a profile’s drafts keep their order', () => {
  const drafts = [draft('noura', 1), draft('saad', 2), draft('noura', 3), draft('huda', 4), draft('noura', 5), draft('saad', 6)]
  expect(batchesOf(drafts).map((batch) => batch.map(({ profileId, type }) => `${profileId} ${type}`))).toEqual([
    ['noura 1', 'saad 2', 'huda 4'],
    ['noura 3', 'saad 6'],
    ['noura 5'],
  ])
  expect(batchesOf([])).toEqual([])
})
