import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownId, plainIdentifier, uuidIn } from './identifier.ts'

describe('plainIdentifier', () => {
  it.each([
    [' 9001 ', '9001'],
    ['\u00a09001\u3000', '9001'],
    ['\u200f9001\u200e', '9001'],
    ['90\u200b01', '9001'],
    ['90\u00ad01', '9001'],
    ['\u20669001\u2069', '9001'],
    ['\ufeff9001', '9001'],
    ['9001\ufe0f', '9001'],
    ['9001\u{e0001}', '9001'],
    ['\u31649001', '9001'],
    ['90\u{1D159}01', '9001'],
    ['90\uFFFC01', '9001'],
    ['90\u2D7F01\u{16FE4}', '9001'],
    ['9001\u{13441}', '9001'],
    ['90\u{13430}01', '9001'],
    ['90\ufff901', '9001'],
    ['\u06dd9001', '\u06dd9001'],
    ['٩٠٠١', '9001'],
    ['۹۰۰۱', '9001'],
    ['９００１', '9001'],
    ['e\u0301-1', '\u00e9-1'],
    ['طلب-٩٠', 'طلب-90'],
    ['Order 9001/A', 'Order 9001/A'],
  ])('reads %j as %j', (typed, plain) => expect(plainIdentifier(typed)).toBe(plain))

  it('changes nothing if it is applied twice', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => plainIdentifier(plainIdentifier(text)) === plainIdentifier(text)))
  })
})

const id = '0199a3f0-5b7c-7d21-8e4f-0123456789ab'

describe('uuidIn and ownId', () => {
  it.each([
    id,
    id.toUpperCase(),
    `{${id}}`,
    `{${id.toUpperCase()}}`,
    id.replaceAll('-', ''),
    `{${id.replaceAll('-', '').toUpperCase()}}`,
    ` ${id}\u200f\n`,
    id.replace('-', '-\u200b'),
    id.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
  ])('read %j as the same id', (typed) => expect(uuidIn(typed)).toBe(id))

  it.each([`{${id}`, `${id}}`, `[${id}]`, id.replace('-', ''), id.slice(1), `${id}0`, id.replace('a', 'g'), 'noura', ''])(
    'find no UUID in %j, so that ownId returns the text unchanged',
    (typed) => {
      expect(uuidIn(typed)).toBeNull()
      expect(ownId(typed)).toBe(typed)
    },
  )

  it('return every form of a UUID in our own form', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.boolean(), fc.boolean(), fc.boolean(), (uuid, isUpper, hasBraces, hasDashes) => {
        const dashed = hasDashes ? uuid : uuid.replaceAll('-', '')
        const cased = isUpper ? dashed.toUpperCase() : dashed
        expect(ownId(hasBraces ? `{${cased}}` : cased)).toBe(uuid)
      }),
    )
  })
})
