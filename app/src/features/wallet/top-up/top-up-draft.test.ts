import { expect, it } from 'vitest'
import { topUpBox } from './top-up-draft.ts'

function box(first?: string) {
  const values = new Map<string, string>(first === undefined ? [] : [['wasla.topUp', first]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('topUpBox restores the values after a failed payment, for the same wallet only', () => {
  const tab = box()
  topUpBox.store(tab, { walletId: 'noura', amount: 100_000, method: 'CARD' })
  expect(topUpBox.read(tab, 'noura')).toEqual({ walletId: 'noura', amount: 100_000, method: 'CARD' })
  expect(topUpBox.read(tab, 'sara')).toBeNull()
  topUpBox.forget(tab)
  expect(topUpBox.read(tab, 'noura')).toBeNull()
})

it.each(['{', 'null', '7', '{"walletId":"noura"}', '{"walletId":"noura","amount":0.5}', '{"walletId":"noura","amount":-1}'])(
  'topUpBox returns null for the stored text %s',
  (text) => expect(topUpBox.read(box(text), 'noura')).toBeNull(),
)

it('topUpBox drops an unknown payment method, so that the user must choose one again', () => {
  expect(topUpBox.read(box('{"walletId":"noura","amount":1000,"method":"GOLD"}'), 'noura')).toMatchObject({ method: null })
})
