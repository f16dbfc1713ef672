import { describe, expect, it } from 'vitest'
import { declarationsIn, selectorsIn, specificityOf, variablesIn, winningIn } from './css-text.ts'

describe('the text of a rule', () => {
  it('is split into declarations, except inside quotes and brackets', () => {
    expect(declarationsIn('color: var(--w-colour-text) !important; background: url("data:a;b"); content: "a:b";')).toEqual([
      { property: 'color', value: 'var(--w-colour-text)', isImportant: true },
      { property: 'background', value: 'url("data:a;b")', isImportant: false },
      { property: 'content', value: '"a:b"', isImportant: false },
    ])
  })

  it('names its variables in their order, also inside calculations', () =>
    expect(variablesIn('calc(var(--w-space-sm) * 2) var( --w-space-md, 0)')).toEqual(['--w-space-sm', '--w-space-md']))
})

describe('a selector', () => {
  it('is read from a list', () =>
    expect(selectorsIn('.a, .b:not(.c, .d), a[title="x,y"]')).toEqual(['.a', '.b:not(.c, .d)', 'a[title="x,y"]']))

  it.each([
    ['.a', 100],
    ['a.b', 101],
    ['.a[data-x="1"]:hover', 300],
    ['.a:not(:lang(ar))', 200],
    ['.a:is(.b, #c)', 10_100],
    [':where(.a, #b) li', 1],
    ['.a::before', 101],
    ['#a .b > span:nth-child(2n)', 10_201],
  ])('%s weighs %i', (selector, weight) => expect(specificityOf(selector)).toBe(weight))
})

describe('the declarations that win', () => {
  it('come from the most specific rule, then from the last one', () => {
    const won = winningIn([
      { selector: '.a[data-on]', text: 'color: var(--w-colour-primary)' },
      { selector: '.a', text: 'color: var(--w-colour-text); gap: 1px' },
      { selector: '.b', text: 'gap: 2px' },
    ])
    expect([...won]).toEqual([
      ['gap', '2px'],
      ['color', 'var(--w-colour-primary)'],
    ])
  })

  it('do not include a longhand that a later shorthand sets', () => {
    const won = winningIn([
      { selector: '.a', text: 'padding-inline: 1px; padding-block: 2px' },
      { selector: '.b', text: 'padding: 0' },
    ])
    expect([...won.keys()]).toEqual(['padding'])
  })

  it('do not include the colour of a shorthand if the colour is set alone', () => {
    const won = winningIn([
      { selector: '.a', text: 'border: var(--w-space-hair) solid var(--w-colour-borderControl)' },
      { selector: '.a[data-invalid]', text: 'border-color: var(--w-colour-danger)' },
    ])
    expect(variablesIn([...won.values()].join())).toEqual(['--w-space-hair', '--w-colour-danger'])
  })

  it('are the important ones', () => {
    const won = winningIn([
      { selector: '.a', text: 'color: red !important' },
      { selector: '#b', text: 'color: blue' },
    ])
    expect(won.get('color')).toBe('red')
  })
})
