import { describe, expect, it } from 'vitest'
import { decoded } from './entities.ts'

describe('decoded', () => {
  it.each([
    ['caf&eacute;', 'café'],
    ['&ldquo;Nabt&rdquo; &ndash; 2030&hellip;', '“Nabt” – 2030…'],
    ['&frac14; &sup2; &euro;', '¼ ² €'],
    ['a&nbsp;b', 'a b'],
    ['&rlm;نبت&shy;', 'نبت'],
    ['&#1606;&#x628;', 'نب'],
    ['a &amp b', 'a & b'],
  ])('converts %j to %j', (typed, text) => expect(decoded(typed)).toBe(text))

  it.each(['?a=1&copy=2', '&nobody;', '&toString;', 'R&D', '&'])('leaves %j as it is', (typed) => expect(decoded(typed)).toBe(typed))
})
