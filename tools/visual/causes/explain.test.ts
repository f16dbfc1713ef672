import { describe, expect, it } from 'vitest'
import { conditionOf, explained, sourceOf, type Declared, type Side } from './explain.ts'
import { isSetBy } from './properties.ts'

const declared = (property: string, value: string, selector = '.a1'): Declared => ({ property, value, selector })
const source = (property: string, own: Declared[], around: Declared[][] = [], direction: 'ltr' | 'rtl' = 'ltr') =>
  sourceOf(property, { own, around }, direction)
const side = (text: string | undefined, tokens: Side['tokens'] = {}, selector = '.a1'): Side => ({
  source: text === undefined ? undefined : { property: 'padding', text, selector },
  tokens,
})

describe('the declaration that decides a property', () => {
  it('is the strongest one that sets it, also as a shorthand', () =>
    expect(
      source('padding-block-start', [declared('margin', '1px'), declared('padding', '4px'), declared('padding-block', '8px')])?.text,
    ).toBe('4px'))

  it('names a side of the screen in the direction of the element', () => {
    const own = [declared('margin-left', '4px')]
    expect(source('margin-inline-start', own)?.text).toBe('4px')
    expect(source('margin-inline-start', own, [], 'rtl')).toBeUndefined()
  })

  it('has tokens by their names, and no custom properties that a build named', () => {
    const own = [declared('padding', 'calc(var(--b7x) * 2) var(--w-space-sm, 3px)')]
    const around = [[declared('--other', '1px')], [declared('--b7x', 'var(--w-space-md)')]]
    expect(source('padding-inline-end', own, around)?.text).toBe('calc(var(--w-space-md) * 2) var(--w-space-sm)')
    expect(source('color', [declared('color', 'var(--none, var(--w-colour-text))')])?.text).toBe('var(--w-colour-text)')
  })
})

describe('a property that differs', () => {
  it('is explained by each token of its declaration that has another value', () =>
    expect(
      explained(
        side('var(--w-a) var(--w-space-sm)', { '--w-a': '1px', '--w-space-sm': '12px' }),
        side('var(--w-a) var(--w-space-sm)', { '--w-a': '1px', '--w-space-sm': '13px' }),
      ),
    ).toEqual([{ kind: 'token', name: 'space.sm', before: '12px', after: '13px' }]))

  it('is explained by a rule that declares something else or is new', () => {
    expect(explained(side('4px'), side('var(--w-space-sm)', {}, '.c9[data-hovered]:not(.d0)'))).toEqual([
      { kind: 'rule', property: 'padding', condition: '[data-hovered]:not()', before: '4px', after: 'space.sm' },
    ])
    expect(explained(side(undefined), side('4px'))).toMatchObject([{ before: 'none', after: '4px' }])
  })

  it('follows from something else if its declaration and tokens are the same', () =>
    expect(explained(side('50%'), side('50%'))).toEqual([]))
})

describe('a selector without the classes of a build', () => {
  it.each([
    ['.x1a2', ''],
    ['.x1[data-pressed]', '[data-pressed]'],
    ['.x1 > .x2:hover', ':hover'],
    ['a.x1', 'a'],
    [':root .x1:is(:lang(ar) *)', ':root :is(:lang(ar) *)'],
  ])('%s is “%s”', (selector, condition) => expect(conditionOf(selector)).toBe(condition))
})

describe('a shorthand', () => {
  it.each([
    ['border-block-start-color', 'border-color', true],
    ['border-block-start-color', 'border', true],
    ['border-start-start-radius', 'border-radius', true],
    ['border-collapse', 'border', false],
    ['background-color', 'background', true],
    ['inline-size', 'width', true],
    ['min-block-size', 'height', false],
    ['row-gap', 'gap', true],
    ['color-scheme', 'color', false],
    ['align-items', 'place-items', true],
    ['inset-inline-start', 'left', true],
    ['line-height', 'font', true],
  ])('the property %s is set by %s: %s', (property, name, isSet) => expect(isSetBy(property, name, 'ltr')).toBe(isSet))
})
