import { describe, expect, it } from 'vitest'
import { balanced, isolate } from './isolate.ts'

describe('user text inside a sentence', () => {
  it.each([
    ['Reem', 'Reem'],
    ['\u2066left\u2069 \u2067يمين\u2069', '\u2066left\u2069 \u2067يمين\u2069'],
    ['\u2067never closed', '\u2067never closed\u2069'],
    ['closed too \u2069soon\u2069', 'closed too soon'],
    ['\u2066\u2067deep\u2069', '\u2066\u2067deep\u2069\u2069'],
    ['', ''],
  ])('%j closes every isolate', (typed, expected) => {
    expect(balanced(typed)).toBe(expected)
  })

  it('can neither end its isolate early nor leave an isolate open', () => {
    expect(isolate('a\u2069b')).toBe('\u2068ab\u2069')
    expect(isolate('\u2067a')).toBe('\u2068\u2067a\u2069\u2069')
  })
})
