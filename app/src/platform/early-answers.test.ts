import { expect, test, vi } from 'vitest'
import { withEarlyAnswers } from './early-answers.ts'

const setUp = (response: () => Promise<Response>) => {
  const sent = vi.fn<typeof globalThis.fetch>(async () => new Response('sent'))
  const timer = { end: () => {} }
  const startTimer = (end: () => void) => {
    timer.end = end
    return () => undefined
  }
  const early = [{ body: '{"id":"a"}', token: 't', response: response() }]
  return { sent, timer, fetch: withEarlyAnswers(sent, early, startTimer) }
}
const ask = async (fetch: typeof globalThis.fetch, body: string, token = 't') =>
  (await fetch('/user/graphql', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })).text()

test('an equal request of the same identity takes the early answer, once', async () => {
  const { fetch, sent } = setUp(async () => new Response('early'))
  expect(await ask(fetch, '{"id":"a"}')).toBe('early')
  expect(sent).not.toHaveBeenCalled()
  expect(await ask(fetch, '{"id":"a"}')).toBe('sent')
})

test('another request and another identity do not take it', async () => {
  const { fetch } = setUp(async () => new Response('early'))
  expect(await ask(fetch, '{"id":"b"}')).toBe('sent')
  expect(await ask(fetch, '{"id":"a"}', 'other')).toBe('sent')
  expect(await ask(fetch, '{"id":"a"}')).toBe('early')
})

test('a request is sent if its early request failed', async () => {
  const { fetch } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await ask(fetch, '{"id":"a"}')).toBe('sent')
})

test('an early answer that nothing has taken in time is forgotten', async () => {
  const { fetch, timer } = setUp(async () => new Response('early'))
  timer.end()
  expect(await ask(fetch, '{"id":"a"}')).toBe('sent')
})
