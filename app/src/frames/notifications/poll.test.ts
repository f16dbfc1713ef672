import { describe, expect, it } from 'vitest'
import { createValue } from '#platform/store.ts'
import { pollEvery, pollWithoutStream } from './poll.ts'

/** Returns a poll with a clock that the test moves, and a count of requests. */
function polling({ isOpen: first }: { isOpen: boolean }) {
  const isOpen = createValue(first)
  const timers = new Map<() => void, number>()
  let now = 0
  let requests = 0
  const startTimer = (run: () => void, milliseconds: number) => {
    timers.set(run, now + milliseconds)
    return () => void timers.delete(run)
  }
  const end = pollWithoutStream({ isOpen, startTimer, ask: () => (requests += 1) })
  return {
    end,
    stands: (isStanding: boolean) => isOpen.write(isStanding),
    waiting: () => timers.size,
    requestsAfter: (milliseconds: number) => {
      now += milliseconds
      for (const [run, due] of [...timers])
        if (due <= now) {
          timers.delete(run)
          run()
        }
      return requests
    },
  }
}

describe('the number of unread notifications', () => {
  it('is requested every thirty seconds while the stream is closed', () => {
    const { requestsAfter } = polling({ isOpen: false })
    expect(pollEvery).toBe(30_000)
    expect([requestsAfter(29_999), requestsAfter(1), requestsAfter(29_999), requestsAfter(1), requestsAfter(30_000)]).toEqual([
      0, 1, 1, 2, 3,
    ])
  })

  it('is never requested while the stream is open', () => {
    const { requestsAfter, waiting } = polling({ isOpen: true })
    expect([waiting(), requestsAfter(pollEvery), requestsAfter(pollEvery)]).toEqual([0, 0, 0])
  })

  it('is requested thirty seconds after the stream closed, and no longer when the stream is open again', () => {
    const { requestsAfter, stands, waiting } = polling({ isOpen: true })
    requestsAfter(20_000)
    stands(false)
    expect([requestsAfter(29_999), requestsAfter(1), requestsAfter(pollEvery)]).toEqual([0, 1, 2])
    stands(true)
    expect([waiting(), requestsAfter(pollEvery), requestsAfter(pollEvery)]).toEqual([0, 2, 2])
    stands(false)
    expect([waiting(), requestsAfter(pollEvery)]).toEqual([1, 3])
  })

  it('is not requested after polling has ended, even if the stream opens or closes', () => {
    const { requestsAfter, stands, end, waiting } = polling({ isOpen: false })
    requestsAfter(pollEvery)
    end()
    stands(true)
    stands(false)
    expect([waiting(), requestsAfter(pollEvery)]).toEqual([0, 1])
  })
})
