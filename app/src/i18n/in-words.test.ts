import { expect, test } from 'vitest'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { inWords } from './in-words.ts'
import { createMessageStore } from './message-store.ts'

/** Sets up a message store. Records which texts are available when a refusal is shown. */
function setUp(need: () => Promise<void>, texts: Record<string, string>) {
  const messages = createMessageStore('en')
  const shown = Promise.withResolvers<string | undefined>()
  const isShown = { now: false }
  const store = { read: () => ({ ...messages.read(), messages: texts }), need }
  const tell = inWords(
    () => store,
    ({ code }: { code: ErrorCode }) => {
      isShown.now = true
      shown.resolve(texts[code])
    },
  )
  return { tell, isShown, shown: shown.promise }
}

test('shows a refusal at once if its text is loaded', () => {
  const { tell, isShown } = setUp(() => Promise.reject(new Error('nothing is requested')), { WRONG_OTP: 'Wrong' })
  tell({ code: 'WRONG_OTP' })
  expect(isShown.now).toBe(true)
})

test('waits for the text of a refusal that the entry pages do not have', async () => {
  const texts: Record<string, string> = {}
  const { tell, isShown, shown } = setUp(async () => void (texts['TOP_UP_NOT_FOUND'] = 'Not found'), texts)
  tell({ code: 'TOP_UP_NOT_FOUND' })
  expect(isShown.now).toBe(false)
  expect(await shown).toBe('Not found')
})

test('shows a refusal even if its text cannot be loaded', async () => {
  const { tell, isShown, shown } = setUp(() => Promise.reject(new Error('no network')), {})
  tell({ code: 'TOP_UP_NOT_FOUND' })
  await shown
  expect(isShown.now).toBe(true)
})
