import { expect, test } from 'vitest'
import { createToastStore, toastLife } from './toastStore.ts'

function setUp() {
  let now = 0
  let pending: { at: number; run: () => void }[] = []
  const store = createToastStore({
    start(run, milliseconds) {
      const timer = { at: now + milliseconds, run }
      pending.push(timer)
      return () => {
        pending = pending.filter((each) => each !== timer)
      }
    },
  })
  const pass = (milliseconds: number) => {
    now += milliseconds
    for (const timer of pending.filter((each) => each.at <= now)) {
      pending = pending.filter((each) => each !== timer)
      timer.run()
    }
  }
  return { store, pass, waiting: () => pending.length }
}

test('a toast stays 1,000,000 ms and then disappears', () => {
  const { store, pass } = setUp()
  store.showToast({ tone: 'success', text: 'Photo uploaded successfully' })
  pass(999_999)
  expect(store.read()).toMatchObject({ tone: 'success', text: 'Photo uploaded successfully' })
  pass(1)
  expect(store.read()).toBeNull()
  expect(toastLife).toBe(1_000_000)
})

test('the newest toast replaces the shown toast, and stays its full time', () => {
  const { store, pass, waiting } = setUp()
  store.showToast({ tone: 'success', text: 'first' })
  pass(999_000)
  store.showToast({ tone: 'danger', text: 'second' })
  pass(2_000)
  expect(store.read()).toMatchObject({ text: 'second' })
  expect(waiting()).toBe(1)
})

test('closing an older toast keeps the newer toast', () => {
  const { store } = setUp()
  const older = store.showToast({ tone: 'info', text: 'older' })
  store.showToast({ tone: 'info', text: 'newer' })
  store.closeToast(older)
  expect(store.read()).toMatchObject({ text: 'newer' })
  store.closeToast()
  expect(store.read()).toBeNull()
})

test('showing the same text twice makes two toasts', () => {
  const { store } = setUp()
  const first = store.showToast({ tone: 'info', text: 'same' })
  expect(store.showToast({ tone: 'info', text: 'same' })).not.toBe(first)
})

test('listeners are called with every change until they unsubscribe', () => {
  const { store } = setUp()
  let heard = 0
  const leave = store.subscribe(() => {
    heard += 1
  })
  store.showToast({ tone: 'info', text: 'one' })
  store.closeToast()
  leave()
  store.showToast({ tone: 'info', text: 'two' })
  expect(heard).toBe(2)
})
