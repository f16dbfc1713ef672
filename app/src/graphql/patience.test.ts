import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createPatientFetch, createPatientTransport } from './patient-transport.ts'
import { longestPatience, waitBefore } from './patience.ts'
import { NetworkFailure } from './network-failure.ts'
import type { Answer, Question } from './transport.ts'

/** Returns a clock and timers that the test moves. */
function fakeTime() {
  let now = 0
  const timers = new Set<{ at: number; run: () => void }>()
  const settle = async () => {
    for (let at = 0; at < 20; at++) await Promise.resolve()
  }
  return {
    startTimer: (run: () => void, milliseconds: number) => {
      const timer = { at: now + milliseconds, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    running: () => timers.size,
    async pass(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        await settle()
        const next = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
        if (!next) break
        timers.delete(next)
        now = next.at
        next.run()
      }
      now = end
      await settle()
    },
  }
}

const busy = (path?: readonly string[]): Answer => ({
  errors: [{ message: 'busy', ...(path ? { path } : {}), extensions: { code: 'SERVICE_BUSY', params: { retryAfter: 1 } } }],
})
const done: Answer = { data: { done: true } }
const reading = parse('query Read { me { id } }')
const writing = parse('mutation Write($input: Input!) { write(input: $input) { id } }')

function setUp(answers: readonly (Answer | Error)[], question: Partial<Question> = {}) {
  const time = fakeTime()
  let tries = 0
  const send = createPatientTransport(
    async () => {
      const answer = answers[Math.min(tries++, answers.length - 1)]
      if (answer instanceof Error) throw answer
      return answer ?? done
    },
    { startTimer: time.startTimer, random: () => 0 },
  )
  const state: { answer?: Answer; error?: unknown } = {}
  send({ document: reading, variables: {}, headers: {}, ...question }).then(
    (answer) => (state.answer = answer),
    (error: unknown) => (state.error = error),
  )
  return { time, state, tries: () => tries }
}

describe('the wait before a retry', () => {
  test('is at least as long as the server demands, grows with each attempt, and has a random part', () => {
    expect([0, 1, 2, 3].map((tries) => waitBefore(tries, 1, () => 0))).toEqual([1_000, 1_000, 2_000, 4_000])
    expect(waitBefore(0, 1, () => 0.5)).toBe(1_250)
    expect(waitBefore(0, 5, () => 0)).toBe(5_000)
  })
})

describe('a read', () => {
  test('is retried without an error if the server is busy for a moment', async () => {
    const { time, state, tries } = setUp([busy(), busy(['me']), done])
    await time.pass(999)
    expect([tries(), state]).toEqual([1, {}])
    await time.pass(1_001)
    expect([tries(), state.answer]).toEqual([3, done])
    expect(time.running()).toBe(0)
  })

  test('returns the error after exactly eight seconds and is not retried any more', async () => {
    const { time, state, tries } = setUp([busy()])
    await time.pass(longestPatience - 1)
    expect(state).toEqual({})
    await time.pass(1)
    expect(state.answer).toEqual(busy())
    const requests = tries()
    await time.pass(60_000)
    expect(tries()).toBe(requests)
    expect(time.running()).toBe(0)
  })

  test('returns the error at once if the server demands a longer wait than the limit', async () => {
    const closed = (retryAfter: number): Answer => ({
      errors: [{ message: 'busy', extensions: { code: 'SERVICE_BUSY', params: { retryAfter } } }],
    })
    const { time, state, tries } = setUp([closed(300), done])
    await time.pass(0)
    expect([tries(), state.answer]).toEqual([1, closed(300)])
    expect(time.running()).toBe(0)
    const short = setUp([closed(7), done])
    await short.time.pass(7_000)
    expect(short.state.answer).toEqual(done)
  })

  test('is retried if a proxy answers instead of the server', async () => {
    const { time, state } = setUp([new NetworkFailure(502), done])
    await time.pass(1_000)
    expect(state.answer).toEqual(done)
  })

  test('is not retried without a network connection or after a final answer', async () => {
    const none = setUp([new NetworkFailure(null)])
    await none.time.pass(0)
    expect([none.tries(), none.state.error]).toEqual([1, expect.any(NetworkFailure)])
    const refused = setUp([{ errors: [{ message: 'no', extensions: { code: 'GENERAL_ERROR' } }] }])
    await refused.time.pass(longestPatience)
    expect(refused.tries()).toBe(1)
  })

  test('is aborted at once when the user leaves the page', async () => {
    const leaving = new AbortController()
    const { time, state, tries } = setUp([busy()], { signal: leaving.signal })
    await time.pass(200)
    leaving.abort(new Error('gone'))
    await time.pass(0)
    expect(state.error).toEqual(new Error('gone'))
    await time.pass(longestPatience)
    expect(tries()).toBe(1)
    expect(time.running()).toBe(0)
  })
})

describe('a write', () => {
  test('is retried if the server had not begun to execute it', async () => {
    const { time, state } = setUp([busy(), done], { document: writing })
    await time.pass(1_000)
    expect(state.answer).toEqual(done)
  })

  test.each([
    ['it had begun', busy(['write'])],
    ['nobody knows', new NetworkFailure(503)],
  ])('returns the error at once if %s', async (_, answer) => {
    const { time, state, tries } = setUp([answer, done], { document: writing })
    await time.pass(longestPatience)
    expect(tries()).toBe(1)
    expect(state.answer ?? state.error).toEqual(answer)
  })

  test('is always retried if it has an idempotency key', async () => {
    const { time, state } = setUp([busy(['write']), new NetworkFailure(503), done], {
      document: writing,
      variables: { input: { idempotencyKey: '0192-7a', amount: 100 } },
    })
    await time.pass(2_000)
    expect(state.answer).toEqual(done)
  })
})

test('a plain fetch waits as long as the server demands', async () => {
  const time = fakeTime()
  const answers = [new Response(null, { status: 503, headers: { 'retry-after': '2' } }), new Response('{}')]
  let status = 0
  const fetched = createPatientFetch(async () => answers.shift() ?? new Response(null, { status: 500 }), {
    startTimer: time.startTimer,
    random: () => 0,
  })
  void fetched('/config').then((response) => (status = response.status))
  await time.pass(1_999)
  expect(status).toBe(0)
  await time.pass(1)
  expect(status).toBe(200)
})
