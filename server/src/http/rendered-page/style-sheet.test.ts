import { expect, it } from 'vitest'
import { styleSheet } from './style-sheet.ts'

it('a page gets the rules of its classes, in their order, and all rules without classes', () => {
  const stylesOf = styleSheet('html{margin:0}.b{color:blue}.a{color:red}.c .a{color:green}.a.c{color:grey}')
  expect(stylesOf('<p class="x a"></p><p class="b"></p>')).toBe('html{margin:0}.b{color:blue}.a{color:red}')
})

it('of a list of selectors, a page gets those that can fit', () => {
  expect(styleSheet('.a:hover,.b>span,.a[data-x="},."]{color:red}')('<p class="a"></p>')).toBe('.a:hover,.a[data-x="},."]{color:red}')
})

it('classes within :not, :is and :has are no condition', () => {
  const css = '.a:not(.b){color:red}html:has(.x){color:red}:is(.x,.y) p{color:red}'
  expect(styleSheet(css)('<p class="a"></p>')).toBe(css)
})

it('rules of media and containers are taken one by one, and an empty block is left out', () => {
  const css = '@media print{.a{color:red}.b{color:red}}@container n (width<9rem){.b{color:red}}'
  expect(styleSheet(css)('<p class="a"></p>')).toBe('@media print{.a{color:red}}')
})

it('a page gets the animations that its rules name', () => {
  const css = '@keyframes one{0%{opacity:0}to{opacity:1}}@keyframes two{to{opacity:1}}.a{animation:one 1s}.b{animation:two 1s}'
  expect(styleSheet(css)('<p class="a"></p>')).toBe('.a{animation:one 1s}@keyframes one{0%{opacity:0}to{opacity:1}}')
})

it('a page gets every font', () => {
  expect(styleSheet('@font-face{font-family:R;src:url("a}b.woff2")}')('')).toBe('@font-face{font-family:R;src:url("a}b.woff2")}')
})

const withStates = [
  '.a,.b{color:red}',
  '.a[data-hovered],.a[data-pressed]{color:blue}',
  '.a[data-focus-visible]{outline:1px solid}',
  '@media (width<48rem){.c{color:green}}',
  '@keyframes rise{from{opacity:0}}',
  '.b{animation-name:rise}',
  'html:has(.c:popover-open){overflow:hidden}',
].join('')

it('a page gets no rule of other classes', () => {
  const used = styleSheet(withStates)('<p class="b"></p>')
  expect(used).toContain('.b{color:red}')
  expect(used).toContain('@keyframes rise')
  expect(used).not.toContain('.a')
  expect(used).not.toContain('green')
})

it('styleSheet keeps a rule whose class may appear in a condition', () => {
  expect(styleSheet(withStates)('<p class="c"></p>')).toContain('html:has(.c:popover-open){overflow:hidden}')
})

it('styleSheet names the browser’s own states, and hovers only with a pointer that can hover', () => {
  const used = styleSheet(withStates)('<p class="a"></p>')
  expect(used).toContain('.a:active{color:blue}@media (hover:hover){.a:hover{color:blue}}')
  expect(used).toContain('.a:focus-visible{outline:1px solid}')
})
