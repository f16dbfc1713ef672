import { describe, expect, it } from 'vitest'
import { askLater } from './ask-later.ts'

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

function openQuestion() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { ask: () => promise, answer: resolve, fail: () => reject(new Error('Nobody answers')) }
}

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve))

describe('a request about typed text', () => {
  it('is sent after a pause in typing', async () => {
    const { startTimer, pass } = manualTimers()
    const taken: (string | null)[] = []
    const requested: string[] = []
    const question = (text: string) => ({
      after: 400,
      ask: async () => {
        requested.push(text)
        return text
      },
      take: (answer: string | null) => taken.push(answer),
    })
    const takeBack = askLater(startTimer, question('four'))
    takeBack()
    askLater(startTimer, question('forty'))
    pass()
    await settled()
    expect([requested, taken]).toEqual([['forty'], ['forty']])
  })

  it('drops an older answer that arrives after a newer one', async () => {
    const { startTimer, pass } = manualTimers()
    const taken: (string | null)[] = []
    const take = (answer: string | null) => taken.push(answer)
    const [older, newer] = [openQuestion(), openQuestion()]
    const takeBack = askLater(startTimer, { after: 400, ask: older.ask, take })
    pass()
    takeBack()
    askLater(startTimer, { after: 400, ask: newer.ask, take })
    pass()
    newer.answer('newer')
    await settled()
    older.answer('older')
    await settled()
    expect(taken).toEqual(['newer'])
  })

  it('answers null if the request fails', async () => {
    const { startTimer, pass } = manualTimers()
    const taken: (string | null)[] = []
    const { ask, fail } = openQuestion()
    askLater(startTimer, { after: 400, ask, take: (answer) => taken.push(answer) })
    pass()
    fail()
    await settled()
    expect(taken).toEqual([null])
  })
})
