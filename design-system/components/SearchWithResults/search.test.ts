import { describe, expect, it } from 'vitest'
import { matchParts } from './match.ts'
import { searchLength, searchView, type SearchSection } from './search.ts'

const found: readonly SearchSection[] = [{ id: 'people', items: [{ id: 'reem', href: '#reem', textValue: 'Reem', title: 'Reem' }] }]

describe('searchView', () => {
  it('asks for more letters first, even if an older search has an answer', () => {
    expect(searchView('', 'idle', found)).toBe('prompt')
    expect(searchView('re', 'ready', found)).toBe('prompt')
    expect(searchView(' re ', 'error', found)).toBe('prompt')
  })

  it('asks for more letters if too few of the typed letters can be searched', () => {
    expect(searchView('!!!', 'short', found)).toBe('prompt')
  })

  it('shows loading, an error, results or no results if the text is long enough', () => {
    expect(searchView('ree', 'idle', [])).toBe('loading')
    expect(searchView('ree', 'loading', found)).toBe('loading')
    expect(searchView('ree', 'error', found)).toBe('error')
    expect(searchView('ree', 'ready', [])).toBe('empty')
    expect(searchView('ree', 'ready', [{ id: 'none', items: [] }])).toBe('empty')
    expect(searchView('ree', 'ready', found)).toBe('results')
  })

  it('counts letters as a reader does', () => {
    expect(searchLength('ريمٌ')).toBe(3)
    expect(searchLength('👩🏽‍🍳👩🏽‍🍳')).toBe(2)
    expect(searchLength('  \n ')).toBe(0)
  })

  it('accepts a smaller number of letters if the caller allows it', () => {
    expect(searchView('r', 'ready', found, 1)).toBe('results')
  })
})

describe('matchParts', () => {
  it.each([
    ['Reem Aldosari', 'ree', ['', 'Ree', 'm Aldosari']],
    ['Noura Alotaibi', 'OTA', ['Noura Al', 'ota', 'ibi']],
    ['Émile Zola', 'emi', ['', 'Émi', 'le Zola']],
    ['أحمد المالكي', 'احمد', ['', 'أحمد', ' المالكي']],
    ['مُهنَّد', 'مهند', ['', 'مُهنَّد', '']],
    ['عـــمر', 'عمر', ['', 'عـــمر', '']],
    ['فرقة ٢٠٢٥', '2025', ['فرقة ', '٢٠٢٥', '']],
    ['Reem', 'zzz', ['Reem', '', '']],
    ['Reem', '   ', ['Reem', '', '']],
    ['', 'ree', ['', '', '']],
    ['a.*b', '.*', ['a', '.*', 'b']],
  ])('of %s matches %s', (text, query, parts) => {
    expect(matchParts(text, query)).toEqual(parts)
    expect(matchParts(text, query).join('')).toBe(text)
  })
})
