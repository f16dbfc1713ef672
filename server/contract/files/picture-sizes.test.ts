import { describe, expect, it } from 'vitest'
import { pictureFormatFor, pictureSet, pictureWidths, readPictureWidth } from './picture-sizes.ts'

const address = '/files/01980000-0000-7000-8000-000000000001'

describe('pictureSet', () => {
  it('names every width of an uploaded picture', () => {
    expect(pictureSet(address)?.split(', ')).toEqual(pictureWidths.map((width) => `${address}/${width} ${width}w`))
  })

  it.each([
    '/pictures/noura.svg',
    '/covers/signature/source',
    'data:image/png;base64,AAAA',
    'blob:http://wasla.example/01980000-0000-7000-8000-000000000001',
    'https://elsewhere.example/files/01980000-0000-7000-8000-000000000001',
    `${address}/96`,
    `${address}?1`,
    '/files/to-come',
    '',
  ])('returns undefined for %j', (other) => expect(pictureSet(other)).toBeUndefined())
})

it('readPictureWidth returns only widths of the list, in one spelling', () => {
  expect(pictureWidths.map((width) => readPictureWidth(String(width)))).toEqual(pictureWidths)
  expect(['97', '096', '96.0', '9.6e1', '', ' 96', '-96', '100000'].map(readPictureWidth)).toEqual(Array.from({ length: 8 }, () => null))
})

describe('pictureFormatFor', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/png,*/*;q=0.5', 'webp'],
    ['IMAGE/AVIF;q=0.9', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0.0,image/webp;q=0', null],
    ['image/avif-sequence, text/html', null],
    ['image/*,*/*', null],
    ['', null],
    [undefined, null],
  ])('for %j is %j', (accept, format) => expect(pictureFormatFor(accept)).toBe(format))
})
