import { expect, test } from 'vitest'
import { handlerPatience, isTakenOver, type Watched } from './taken-over.ts'

function setUp({ hidden = false } = {}) {
  const timers: { run: () => void; milliseconds: number }[] = []
  const page = Object.assign(new EventTarget(), { hidden })
  const view = new EventTarget()
  const watched: Watched = {
    page,
    view,
    startTimer: (run, milliseconds) => {
      timers.push({ run, milliseconds })
      return () => {}
    },
  }
  return { watched, timers, page, view }
}

test('isTakenOver resolves to true if the page loses the focus to an app', async () => {
  const { watched, view } = setUp()
  const taken = isTakenOver(watched)
  view.dispatchEvent(new Event('blur'))
  expect(await taken).toBe(true)
})

test('isTakenOver resolves to true if an app hides the page', async () => {
  const { watched, page } = setUp()
  const taken = isTakenOver(watched)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(await taken).toBe(true)
})

test('isTakenOver resolves to false after 1.5 seconds if no app takes over', async () => {
  const { watched, timers } = setUp()
  const taken = isTakenOver(watched)
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([handlerPatience])
  timers[0]?.run()
  expect(await taken).toBe(false)
})
