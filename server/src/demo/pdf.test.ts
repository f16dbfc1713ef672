import { describe, expect, it } from 'vitest'
import { pdfFlaw } from '@wasla/contract/files/pdf.ts'
import { hasTooManyPages } from '#platform/pdf-pages.ts'
import { makePdf } from './pdf.ts'

const readable = (bytes: Buffer) => ({ size: bytes.length, read: async (from: number, to: number) => bytes.subarray(from, to) })
const line = (text: string) => ({ text, left: 60, top: 90, size: 14 })

describe('a demo document', () => {
  it('is a valid PDF by the rules for uploaded documents', async () => {
    expect(await pdfFlaw(readable(makePdf([[line('Commercial (registration) \\ 1')], []])))).toBeNull()
  })

  it('has the same bytes every time and the right offset of each object', () => {
    const document = makePdf([[line('One')], [line('Two')]]).toString('latin1')
    expect(makePdf([[line('One')], [line('Two')]]).toString('latin1')).toBe(document)
    for (const [, offset, at] of [...document.matchAll(/^(\d{10}) 00000 n/gm)].map(
      (found, index) => [found, Number(found[1]), index + 1] as const,
    ))
      expect(document.slice(offset).startsWith(`${at} 0 obj`)).toBe(true)
  })

  it('has the number of pages it declares', async () => {
    const pages = (count: number) => readable(makePdf(Array.from({ length: count }, () => [])))
    expect(await hasTooManyPages(pages(3), 3)).toBe(false)
    expect(await hasTooManyPages(pages(4), 3)).toBe(true)
  })
})
