import { expect, test } from 'vitest'
import { parse, type DocumentNode } from 'graphql'
import { createCatchUp } from './catch-up.ts'
import { createClient } from './client.ts'

const status: DocumentNode = parse('query getStatus { status { id state __typename } }')

/** Sets up a page with one query. The server reads the value when the request arrives, and answers when the test tells it to. */
function setUp() {
  const at = { state: 'UnderReview', requests: 0, isDown: false }
  const held: (() => void)[] = []
  const client = createClient({
    report: () => {},
    async ask() {
      at.requests += 1
      if (at.isDown) throw new TypeError('Failed to fetch')
      const data = { status: { __typename: 'Status', id: '1', state: at.state } }
      await new Promise<void>((resolve) => held.push(resolve))
      return { data }
    },
  })
  const shown: (string | undefined)[] = []
  const page = client.watchQuery({ query: status }).subscribe(({ data }) => {
    const { status: got } = (data ?? {}) as { status?: { state: string } }
    shown.push(got?.state)
  })
  const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))
  const answer = async () => {
    await breathe()
    held.splice(0).forEach((release) => release())
    await breathe()
  }
  return { at, client, page, answer, shown: () => shown.at(-1), catchUp: createCatchUp(client) }
}

test('shows a change after the event of the change', async () => {
  const { at, page, answer, shown, catchUp } = setUp()
  await answer()
  at.state = 'Active'
  const done = catchUp()
  await answer()
  await done
  expect([shown(), at.requests]).toEqual(['Active', 2])
  page.unsubscribe()
})

test('fetches again if an event arrives during a fetch, because the answer may be older than the change', async () => {
  const { at, page, answer, shown, catchUp } = setUp()
  await Promise.resolve()
  at.state = 'Active'
  const done = catchUp()
  await answer()
  await answer()
  await done
  expect([shown(), at.requests]).toEqual(['Active', 2])
  page.unsubscribe()
})

test('fetches once more for all events that arrive during a fetch', async () => {
  const { at, page, answer, shown, catchUp } = setUp()
  await answer()
  const done = catchUp()
  at.state = 'Active'
  void catchUp()
  void catchUp()
  await answer()
  await answer()
  await done
  expect([shown(), at.requests]).toEqual(['Active', 3])
  page.unsubscribe()
})

test('keeps the page as it is if the server cannot be reached', async () => {
  const { at, page, answer, shown, catchUp } = setUp()
  await answer()
  at.isDown = true
  await catchUp()
  expect(shown()).toBe('UnderReview')
  page.unsubscribe()
})
