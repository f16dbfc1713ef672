import { describe, expect, it } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

describe('plainLine and plainText', () => {
  // Security case 56.
  it.each([
    ['\u202Emoc.live', 'moc.live'],
    ['a\u200Bd\u2066min\uFEFF', 'admin'],
    ['  two   words\t', 'two words'],
    ['<b onclick=x>', '<b onclick=x>'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['e\u0301', 'é'],
    ['e\u034F\u0301', 'é'],
    ['Na\u034Fbt\u3164', 'Nabt'],
  ])('store %j as %j', (typed, expected) => expect(plainLine(typed)).toBe(expected))

  it('plainText keeps its lines', () => expect(plainText(' one \r\n\n\n\n two\u202E\u2028three ')).toBe('one\n\ntwo\nthree'))
})
