import { describe, expect, it } from 'vitest'
import { mostRecent, readRecent, withRecent } from './recent.ts'

describe('what was searched for on this device', () => {
  it('begins with the latest, and holds a few', () => {
    const many = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'].reduce<readonly string[]>(withRecent, [])
    expect(many).toHaveLength(mostRecent)
    expect(many[0]).toBe('g7')
  })

  it('holds a name once, however it is written', () => {
    expect(withRecent(['أحمد', 'Reem'], 'احمد')).toEqual(['احمد', 'Reem'])
    expect(withRecent(['أحمد', 'Reem'], ' reem ')).toEqual(['reem', 'أحمد'])
  })

  it.each([[null], ['nonsense'], ['{"a":1}'], ['[1,null," "]'], ['7']])('is nothing where the storage has %s', (stored) => {
    expect(readRecent(stored)).toEqual([])
  })

  it('comes back as it was stored', () => {
    expect(readRecent(JSON.stringify(['ريم', 'Nabt']))).toEqual(['ريم', 'Nabt'])
  })
})
