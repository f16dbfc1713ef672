import { describe, expect, it } from 'vitest'
import { debounceRequest } from './debounce-request.ts'

/** Returns timers that the test runs. */
function manualTimers() {
  const waiting = new Set<() => void>()
  return {
    startTimer: (run: () => void) => {
      waiting.add(run)
      return () => void waiting.delete(run)
    },
    pass: () => {
      for (const run of waiting) run()
      waiting.clear()
    },
  }
}

function openRequest() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { send: () => promise, answer: resolve, fail: () => reject(new Error('Nobody answers')) }
}

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve))

describe('a debounced request', () => {
  it('is sent after a pause in typing', async () => {
    const { startTimer, pass } = manualTimers()
    const taken: (string | null)[] = []
    const requested: string[] = []
    const requestAbout = (text: string) => ({
      after: 400,
      send: async () => {
        requested.push(text)
        return text
      },
      onAnswer: (answer: string | null) => taken.push(answer),
    })
    const cancel = debounceRequest(startTimer, requestAbout('four'))
    cancel()
    debounceRequest(startTimer, requestAbout('forty'))
    pass()
    await settled()
    expect([requested, taken]).toEqual([['forty'], ['forty']])
  })

  it('drops an older answer that arrives after a newer one', async () => {
    const { startTimer, pass } = manualTimers()
    const taken: (string | null)[] = []
    const onAnswer = (answer: string | null) => taken.push(answer)
    const [older, newer] = [openRequest(), openRequest()]
    const cancel = debounceRequest(startTimer, { after: 400, send: older.send, onAnswer })
    pass()
    cancel()
    debounceRequest(startTimer, { after: 400, send: newer.send, onAnswer })
    pass()
    newer.answer('newer')
    await settled()
    older.answer('older')
    await settled()
    expect(taken).toEqual(['newer'])
  })

  it('reports null if it fails', async () => {
    const { startTimer, pass } = manualTimers()
    const taken: (string | null)[] = []
    const { send, fail } = openRequest()
    debounceRequest(startTimer, { after: 400, send, onAnswer: (answer) => taken.push(answer) })
    pass()
    fail()
    await settled()
    expect(taken).toEqual([null])
  })
})
