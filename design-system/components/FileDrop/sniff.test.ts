import { describe, expect, it } from 'vitest'
import { isAllowed, kindByBytes, kindByName } from './sniff.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)))))
const pdf = bytes('%PDF-1.7')
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0)
const png = bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)
const windowsProgram = bytes('MZ', 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0)

describe('kindByBytes recognizes a file by its first bytes', () => {
  it.each([
    ['pdf', pdf],
    ['pdf', bytes(0xef, 0xbb, 0xbf, '%PDF-1.4')],
    ['jpeg', jpeg],
    ['png', png],
    ['gif', bytes('GIF89a')],
    ['gif', bytes('GIF87a')],
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8X')],
    ['mov', bytes(0, 0, 0, 20, 'ftypqt  ')],
    ['mp4', bytes(0, 0, 0, 24, 'ftypisom')],
    ['webm', bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f)],
    [null, bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
    [null, bytes(0, 0, 0, 24)],
    [null, windowsProgram],
    [null, bytes('<svg xmlns')],
    [null, bytes('%PD')],
    [null, bytes()],
  ] as const)('%s', (kind, opening) => expect(kindByBytes(opening)).toBe(kind))
})

describe('kindByName recognizes a file by its name', () => {
  it.each([
    ['licence.pdf', 'pdf'],
    ['LICENCE.PDF', 'pdf'],
    ['السجل التجاري.pdf', 'pdf'],
    ['holiday.2026.JpEg', 'jpeg'],
    ['photo.jpg\u200F', 'jpeg'],
    ['photo\u202Egpj.exe', null],
    ['licence.pdf.exe', null],
    ['pdf', null],
    ['.', null],
    ['', null],
  ])('%s', (name, kind) => expect(kindByName(name)).toBe(kind))
})

describe('isAllowed', () => {
  it('accepts a PDF', () => expect(isAllowed('licence.pdf', pdf, ['pdf'])).toBe(true))
  it('refuses a program that is renamed', () => expect(isAllowed('licence.pdf', windowsProgram, ['pdf'])).toBe(false))
  it('refuses a PDF with another extension', () => expect(isAllowed('licence.docx', pdf, ['pdf'])).toBe(false))
  it('refuses a kind that is not allowed', () => expect(isAllowed('face.gif', bytes('GIF89a'), ['jpeg', 'png'])).toBe(false))
  it('accepts a CSV file with any text, also as UTF-16', () => {
    for (const text of ['externalId,clickId', '\uFEFFرقم الطلب', ''])
      expect(isAllowed('orders.csv', new TextEncoder().encode(text), ['csv'])).toBe(true)
    for (const opening of [
      [0xff, 0xfe, 0x65, 0, 0x78, 0, 0x74, 0],
      [0xfe, 0xff, 0, 0x65, 0, 0x78, 0, 0x74],
    ])
      expect(isAllowed('orders.csv', Uint8Array.from(opening), ['csv'])).toBe(true)
  })
  it('refuses a CSV file that has the first bytes of another kind, contains a zero or has another extension', () => {
    for (const [name, opening] of [
      ['orders.csv', pdf],
      ['orders.csv', windowsProgram],
      ['orders.txt', bytes('a,b')],
    ] as const)
      expect(isAllowed(name, opening, ['csv'])).toBe(false)
    expect(isAllowed('orders.csv', bytes('a,b'), ['pdf'])).toBe(false)
  })
  it('accepts a PNG with the extension of a JPEG if both are allowed', () => expect(isAllowed('face.jpg', png, ['jpeg', 'png'])).toBe(true))
})
