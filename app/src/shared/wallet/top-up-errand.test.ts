import { beforeEach, describe, expect, it } from 'vitest'
import { topUpErrand } from './top-up-errand.ts'

const stored = new Map<string, string>()
const box = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
beforeEach(() => stored.clear())

describe('topUpErrand', () => {
  it('stores the missing amount and the page to return to, until it is forgotten', () => {
    topUpErrand.store(box, { amount: 49_950, returnTo: '/programs/create/budget' })
    expect(topUpErrand.read(box)).toEqual({ amount: 49_950, returnTo: '/programs/create/budget' })
    topUpErrand.forget(box)
    expect(topUpErrand.read(box)).toBeNull()
  })

  it('reads null if the address is not one of our pages or the content is damaged', () => {
    box.setItem('wasla.topUpErrand', JSON.stringify({ amount: 1, returnTo: 'https://elsewhere.example' }))
    expect(topUpErrand.read(box)).toBeNull()
    box.setItem('wasla.topUpErrand', '{')
    expect(topUpErrand.read(box)).toBeNull()
  })

  it('reads the page without an amount if the amount is damaged', () => {
    box.setItem('wasla.topUpErrand', JSON.stringify({ amount: 'x', returnTo: '/programs/create/budget' }))
    expect(topUpErrand.read(box)).toEqual({ amount: null, returnTo: '/programs/create/budget' })
  })
})
