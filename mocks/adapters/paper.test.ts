import { expect, test } from 'vitest'
import { pdfFlaw } from '@wasla/contract/files/pdf.ts'
import { world } from '../world/world.ts'
import { paperPdf } from './paper.ts'

test('a paper of the world opens as a PDF that the product itself would take', async () => {
  for (const { lines } of world.papers) {
    const bytes = paperPdf(lines)
    expect(await pdfFlaw({ size: bytes.length, read: async (from, to) => bytes.slice(from, to) })).toBeNull()
  }
})
