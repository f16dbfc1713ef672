import { describe, expect, it } from 'vitest'
import { heavyMedia, mediaHead, mediaKindOf, wrongMedia } from './media.ts'

const head = (...parts: (string | number)[]) => {
  const bytes = parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0))))
  return Uint8Array.from([...bytes, ...Array<number>(Math.max(0, mediaHead - bytes.length)).fill(0)])
}
const box = (brand: string, size = 0x18) => head(0, 0, size >> 8, size & 0xff, 'ftyp', brand, 0, 0, 2, 0, 'isom')

describe('mediaKindOf', () => {
  it.each([
    ['jpg', head(0xff, 0xd8, 0xff, 0xe0)],
    ['png', head(0x89, 'PNG', 13, 10, 26, 10)],
    ['webp', head('RIFF', 1, 2, 3, 4, 'WEBPVP8X')],
    ['pdf', head('%PDF-1.7\n')],
    ['mp4', box('isom')],
    ['mp4', box('mp42')],
    ['mp4', box('M4V ')],
    ['mov', box('qt  ', 0x14)],
    ['webm', head(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0x82, 0x84, 'webm')],
  ])('recognizes %s', (kind, bytes) => expect(mediaKindOf(bytes)).toBe(kind))

  // Covers security case 52.
  it.each([
    ['an SVG', head('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a page', head('<!doctype html><script>')],
    ['a page with a box of a film further on', head('<html>', 0, 0, 0, 24, 'ftypisom')],
    ['a GIF', head('GIF89a')],
    ['a still picture in a film’s frame', box('heic')],
    ['another still picture', box('avif')],
    ['a film with an endless first box', box('isom', 0xffff)],
    ['a film with a first box of nothing', box('isom', 0)],
    ['Matroska', head(0x1a, 0x45, 0xdf, 0xa3, 0xa3, 0x42, 0x82, 0x88, 'matroska')],
    ['a sound', head('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
    ['a ZIP', head('PK', 3, 4)],
    ['a program', head('MZ', 0x90)],
    ['nothing', new Uint8Array()],
    ['too little', Uint8Array.of(0xff, 0xd8, 0xff)],
  ])('returns null for %s', (_, bytes) => expect(mediaKindOf(bytes)).toBeNull())
})

describe('problems of a refused file', () => {
  it('have the code FILE_FORMAT_INVALID for an image, and DTO_VALIDATION_ERROR for a video or document', () => {
    expect(wrongMedia('IMAGE', 'file')).toMatchObject({ code: 'FILE_FORMAT_INVALID', fields: [{ path: 'file', rule: 'imageFile' }] })
    expect(wrongMedia('VIDEO', 'file')).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'file', rule: 'videoType' }] })
    expect(wrongMedia('DOCUMENT', 'file')).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'file', rule: 'pdfType' }] })
  })
  it.each([
    ['IMAGE', 10, 'imageSize'],
    ['VIDEO', 50, 'videoSize'],
    ['DOCUMENT', 50, 'pdfSize'],
  ] as const)('name the limit of a file of type %s: %d MB', (type, max, rule) =>
    expect(heavyMedia(type, 'file')).toMatchObject({ code: 'FILE_SIZE_EXCEEDED', params: { max }, fields: [{ path: 'file', rule }] }),
  )
})
