import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockedPdf, madePdf } from '../../testing/made-pdf.ts'
import { documentFlaw } from './document-flaw.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'documents-'))))
afterAll(() => rm(folder, { recursive: true }))

async function flawOf(content: Buffer, mostPages = 50): Promise<string | null> {
  const file = path.join(folder, 'document.pdf')
  await writeFile(file, content)
  return documentFlaw({ path: file, size: content.length }, mostPages)
}

const protectedBy = (version: '1.3' | '1.6' | '1.7ext3') => ({ pdfVersion: version, ownerPassword: 'owner' }) as const

// Y-20.
describe('a document', () => {
  it.each(['1.3', '1.6', '1.7ext3'] as const)('is good if the empty password opens it, encrypted as in PDF %s', async (version) =>
    expect(await flawOf(await madePdf(protectedBy(version)))).toBeNull(),
  )

  it('is locked if it needs a password', async () => expect(await flawOf(await lockedPdf())).toBe('pdfLocked'))

  it('is good if a PDF reader repairs what is broken', async () => {
    const text = (await madePdf()).toString('latin1').replace(/startxref\n\d+/, 'startxref\n7')
    expect(await flawOf(Buffer.from(text, 'latin1'))).toBeNull()
  })

  it('is damaged if no reader opens it', async () =>
    expect(await flawOf(Buffer.from('%PDF-1.7\nnothing\nstartxref\n9\n%%EOF'))).toBe('pdfDamaged'))

  it('is refused for too many pages if its encryption hides them', async () =>
    expect(await flawOf(await madePdf(protectedBy('1.6'), 4), 3)).toBe('pdfPages'))
})
