import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it } from 'vitest'
import { styleProblem, styles } from './styles.ts'

describe('styleProblem refuses a declaration that does not follow the reading direction', () => {
  it.each([
    ['left', 0],
    ['marginLeft', 'var(--token)'],
    ['borderTopRightRadius', 0],
    ['textAlign', 'right'],
    ['overflowX', 'auto'],
  ])('%s: %s', (property, value) => expect(styleProblem(property, value)).toBeDefined())
})

describe('styleProblem refuses a raw value if the theme has a token for it', () => {
  it.each([
    ['color', '#0B6B5E'],
    ['background', 'rgb(0 0 0 / .5)'],
    ['border', '1px solid white'],
    ['paddingBlock', '12px'],
    ['gap', 8],
    ['margin', '0 auto 1rem'],
    ['borderRadius', '10px'],
    ['fontSize', '0.75rem'],
    ['zIndex', 999],
    ['transition', 'opacity 200ms ease'],
  ])('%s: %s', (property, value) => expect(styleProblem(property, value)).toBeDefined())
})

describe('styleProblem accepts tokens, structural values and drawing', () => {
  it.each([
    ['insetInlineStart', 0],
    ['paddingBlock', 'var(--token)'],
    ['paddingBlock', '2px'],
    ['margin', '0 auto'],
    ['borderRadius', '50%'],
    ['inlineSize', '1.25rem'],
    ['color', 'currentColor'],
    ['background', 'transparent'],
    ['border', '1px solid CanvasText'],
    ['zIndex', 1],
    ['textAlign', 'start'],
    ['transition', 'opacity var(--token)'],
    ['gridArea', '1 / 1'],
  ])('%s: %s', (property, value) => expect(styleProblem(property, value)).toBeUndefined())
})

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('styles', styles, {
  valid: ['style({ insetInlineStart: 0, padding: `${space.md} 0` })', 'const media = { right: { a: 1 } }'],
  invalid: [
    { code: 'style({ left: offset })', errors: 1 },
    { code: 'style({ padding: `${space.md} 12px`, selectors: { a: { color: "#fff" } } })', errors: 2 },
  ],
})
