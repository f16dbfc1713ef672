import { expect, test } from 'vitest'
import { styleSheet } from './style-sheet.ts'

const css = [
  '.a,.b{color:red}',
  '.a[data-hovered],.a[data-pressed]{color:blue}',
  '.a[data-focus-visible]{outline:1px solid}',
  '@media (width<48rem){.c{color:green}}',
  '@keyframes rise{from{opacity:0}}',
  '.b{animation-name:rise}',
  'html:has(.c:popover-open){overflow:hidden}',
].join('')

test('styleSheet returns the rules that can apply to the classes of a page', () => {
  const used = styleSheet(css)('<p class="b"></p>')
  expect(used).toContain('.b{color:red}')
  expect(used).toContain('@keyframes rise')
  expect(used).not.toContain('.a')
  expect(used).not.toContain('green')
})

test('styleSheet keeps a rule whose class may appear in a condition', () => {
  expect(styleSheet(css)('<p class="c"></p>')).toContain('html:has(.c:popover-open){overflow:hidden}')
})

test('styleSheet names the browser’s own states, and hovers only with a pointer that can hover', () => {
  const used = styleSheet(css)('<p class="a"></p>')
  expect(used).toContain('.a:active{color:blue}@media (hover:hover){.a:hover{color:blue}}')
  expect(used).toContain('.a:focus-visible{outline:1px solid}')
})
