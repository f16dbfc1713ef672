import { expect, test } from 'vitest'
import { manualClock } from '../../platform/clock.ts'
import { ask } from '../../testing/ask.ts'
import { QIMAM } from '../../world/businesses.ts'
import type { Member } from '../../world/member.ts'
import { NOURA } from '../../world/networkers.ts'
import { createMockServer } from '../server.ts'

const day = 24 * 60 * 60_000

type Panel = { myNotifications: { data: { type: string; meta: unknown }[] } }

function open() {
  const clock = manualClock()
  const mock = createMockServer({ clock, unwritten: 'refused' })
  const as = ({ profile }: Member, text: string) => ask(mock, text, { token: mock.signIn(profile).accessToken })
  const matched = async () => {
    const text = '{ myNotifications(pagination: { limit: 100 }) { data { type meta { count filterName } } } }'
    const { data } = await as(QIMAM, text)
    return (data as unknown as Panel).myNotifications.data
      .filter(({ type }) => type === 'SAVED_PEOPLE_FILTER_MATCHED')
      .map(({ meta }) => meta)
  }
  return { clock, as, matched }
}

test('a saved search notifies at most once a day, and only once about each new person', async () => {
  const { clock, as, matched } = open()
  const input = '{ name: "Players", filter: { types: [INFLUENCER], interests: ["gaming"] } }'
  await as(QIMAM, `mutation { savePeopleFilter(savePeopleFilterInput: ${input}) { id } }`)
  const before = await matched()
  await as(NOURA, 'mutation { updateProfileInterests(interests: ["food", "gaming"]) { interests { id } } }')
  clock.advance(day - 1)
  expect(await matched()).toEqual(before)
  clock.advance(1)
  expect(await matched()).toEqual([{ count: 1, filterName: 'Players' }, ...before])
  clock.advance(day)
  expect(await matched()).toHaveLength(before.length + 1)
})
