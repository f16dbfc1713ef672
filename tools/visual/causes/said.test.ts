import { describe, expect, it } from 'vitest'
import { causeSaid, namesSaid, valuesSaid } from './said.ts'

describe('a cause in words', () => {
  it.each([
    ['0.75rem', '0.8125rem', '12', '13 px'],
    ['8px', '1rem', '8', '16 px'],
    ['#095a4f', '#0e7f70', '#095A4F', '#0E7F70'],
    ['space.sm', 'space.md', 'space.sm', 'space.md'],
    ['none', '4px', 'none', '4px'],
  ])('says %s → %s as %s → %s', (before, after, was, is) => expect(valuesSaid({ before, after })).toEqual([was, is]))

  it('has one line with kind, name, property and values', () => {
    expect(causeSaid({ kind: 'rule', name: 'Button', property: 'padding', before: '4px', after: '8px' })).toBe(
      'Rule Button (padding): 4 → 8 px',
    )
    expect(causeSaid({ kind: 'structure', name: 'Badge in List', before: '', after: 'added' })).toBe('Element Badge in List: added')
    expect(causeSaid({ kind: 'unknown', name: 'Card', before: '', after: '' })).toBe('Unknown cause Card')
  })

  it('names the first components, and counts those after the third', () => {
    expect(namesSaid(['A', 'B', 'C', 'D'])).toBe('A, B, C, D')
    expect(namesSaid(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more')
  })
})
