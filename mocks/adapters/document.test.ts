import { expect, test } from 'vitest'
import { pdfFlaw } from '@wasla/contract/files/pdf.ts'
import { world } from '../world/world.ts'
import { documentPdf } from './document.ts'

test('the PDF of each demo document passes the same check as uploaded PDFs', async () => {
  for (const { lines } of world.documents) {
    const bytes = documentPdf(lines)
    expect(await pdfFlaw({ size: bytes.length, read: async (from, to) => bytes.slice(from, to) })).toBeNull()
  }
})
