import { describe, expect, it } from 'vitest'
import { mostRecent, readRecent, withRecent } from './recent.ts'

describe('recent searches', () => {
  it('are sorted with the latest first, up to a limit', () => {
    const many = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'].reduce<readonly string[]>(withRecent, [])
    expect(many).toHaveLength(mostRecent)
    expect(many[0]).toBe('g7')
  })

  it('contain a name once, in any spelling', () => {
    expect(withRecent(['أحمد', 'Reem'], 'احمد')).toEqual(['احمد', 'Reem'])
    expect(withRecent(['أحمد', 'Reem'], ' reem ')).toEqual(['reem', 'أحمد'])
  })

  it.each([[null], ['nonsense'], ['{"a":1}'], ['[1,null," "]'], ['7']])('are empty if the storage has %s', (stored) => {
    expect(readRecent(stored)).toEqual([])
  })

  it('are read as they were saved', () => {
    expect(readRecent(JSON.stringify(['ريم', 'Nabt']))).toEqual(['ريم', 'Nabt'])
  })
})
