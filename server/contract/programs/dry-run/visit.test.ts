import { describe, expect, it } from 'vitest'
import { hasClickId, visitAddress } from './visit.ts'

describe('the address a visitor is sent to', () => {
  it.each([
    ['https://nabt.example/morning', 'https://nabt.example/morning?nw_click_id=c1'],
    ['https://nabt.example/?a=1&b=%20x', 'https://nabt.example/?a=1&b=%20x&nw_click_id=c1'],
    ['https://nabt.example/?', 'https://nabt.example/?nw_click_id=c1'],
    ['https://nabt.example/#cups?x', 'https://nabt.example/?nw_click_id=c1#cups?x'],
    ['https://nabt.example/?q=a?b', 'https://nabt.example/?q=a?b&nw_click_id=c1'],
    ['https://nabt.example/{click_id}?ref={click_id}', 'https://nabt.example/c1?ref=c1'],
    ['https://nabt.example/?ref=%7Bclick_id%7D', 'https://nabt.example/?ref=c1'],
  ])('%s is %s', (given, expected) => {
    expect(visitAddress(given, 'c1')).toBe(expected)
    expect(hasClickId(expected, 'c1')).toBe(true)
  })

  it('has lost its click id where nothing of it is left but the host', () => {
    expect(hasClickId('https://c1.example/', 'c1')).toBe(false)
    expect(hasClickId('nowhere', 'c1')).toBe(false)
  })
})
