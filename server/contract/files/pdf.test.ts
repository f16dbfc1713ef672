import { describe, expect, it } from 'vitest'
import { isCertain, pdfFlaw } from './pdf.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const fileOf = (text: string) => {
  const bytes = bytesOf(text)
  return { size: bytes.length, read: async (from: number, to: number) => bytes.slice(from, to) }
}

type Parts = { trailer?: string; body?: string; after?: string; head?: string }
const table = 'xref\n0 1\n0000000000 65535 f \n'

/** Returns a small PDF with a cross-reference table, as most programs write it. */
function pdf({
  trailer = '<< /Size 1 /Root 1 0 R >>',
  body = '1 0 obj\n<< /Type /Catalog >>\nendobj\n',
  after = '\n',
  head = '%PDF-1.4\n',
}: Parts = {}) {
  const front = `${head}${body}`
  return `${front}${table}trailer\n${trailer}\nstartxref\n${front.length}\n%%EOF${after}`
}

/** Returns the same PDF with its table in a stream, as newer programs write it. */
function streamed(entries: string) {
  const front = '%PDF-1.7\n'
  return `${front}7 0 obj\n<< /Type /XRef /Root 1 0 R ${entries} /Length 3 >>\nstream\nabc\nendstream\nendobj\nstartxref\n${front.length}\n%%EOF`
}

/** Returns a PDF that was saved twice: the newer section at the end refers to the older section. */
function savedAgain(older: string, newer = '') {
  const first = pdf({ trailer: older })
  const offset = first.indexOf(table)
  return `${first}${table}trailer\n<< /Size 1 /Root 1 0 R /Prev ${offset} ${newer} >>\nstartxref\n${first.length}\n%%EOF\n`
}

describe('pdfFlaw', () => {
  it.each([
    ['written with a table', pdf()],
    ['written with a stream', streamed('')],
    ['saved twice', savedAgain('<< /Size 1 /Root 1 0 R >>')],
    // PDFs that are accepted although something precedes or follows them (Y-20).
    ['with a mark of its encoding before it', `\u00EF\u00BB\u00BF${pdf()}`],
    ['with blanks before it', ` \r\n\n${pdf()}`],
    ['with blanks before it that its table counts', pdf({ head: '\n\n%PDF-1.4\n' })],
    ['with Ctrl-Z behind it', pdf({ after: '\r\n\u001A' })],
    ['with blanks and zeros behind it', pdf({ after: ' \n\0\0\0' })],
    ['without an end mark', pdf({ after: '' }).replace('%%EOF', '')],
    [
      'that speaks of encryption in a string, a comment, a value and an inner dictionary',
      pdf({ trailer: '<< /A (\\) /Encrypt 5 0 R) % /Encrypt\n /B /Encrypt /C << /Encrypt 5 0 R >> /D [/Encrypt] /Root 1 0 R >>' }),
    ],
    ['with a table of many lines', pdf({ trailer: '<< /Root 1 0 R >>', body: `1 0 obj\n(${'x'.repeat(200_000)})\nendobj\n` })],
  ])('returns null for a good PDF %s', async (_, text) => expect(await pdfFlaw(fileOf(text))).toBeNull())

  it.each([
    ['in its table', pdf({ trailer: '<< /Size 1 /Root 1 0 R /Encrypt 5 0 R >>' })],
    ['in its stream', streamed('/Encrypt 9 0 R')],
    ['spelled another way', pdf({ trailer: '<</Root 1 0 R/Encr#79pt 5 0 R>>' })],
    ['in the section of its first saving', savedAgain('<< /Root 1 0 R /Encrypt 5 0 R >>')],
    ['as a dictionary in place', pdf({ trailer: '<< /Encrypt << /Filter /Standard >> /Root 1 0 R >>' })],
  ])('returns pdfLocked for a file that is encrypted %s', async (_, text) => expect(await pdfFlaw(fileOf(text))).toBe('pdfLocked'))

  it.each([
    ['a program', 'MZ\u0090\0\u0003'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a PDF behind something else', `GIF89a${pdf()}`],
    ['a PDF with a page behind it', pdf({ after: '\n<script>alert(1)</script>' })],
    ['a PDF that is a ZIP too', pdf({ after: '' }).replace('1 0 obj', 'PK\u0005\u0006xxxxxxxxxxxxxxxx\u0000\u0000 1 0 obj')],
  ])('returns pdfType if the file is %s', async (what, text) => {
    const zip = (whole: string) => {
      const at = whole.indexOf('PK\u0005\u0006')
      const comment = whole.length - at - 22
      return `${whole.slice(0, at + 20)}${String.fromCharCode(comment & 255, comment >> 8)}${whole.slice(at + 22)}`
    }
    expect(await pdfFlaw(fileOf(what.includes('ZIP') ? zip(text) : text))).toBe('pdfType')
  })

  it.each([
    ['cut off', pdf().slice(0, -30)],
    ['without a table of contents', '%PDF-1.4\nnothing\nstartxref\n9\n%%EOF'],
    ['with a table beyond its end', '%PDF-1.4\nstartxref\n99999\n%%EOF'],
    ['with a dictionary that does not end', pdf({ trailer: '<< /Root 1 0 R ' })],
    ['without a root', pdf({ trailer: '<< /Size 1 >>' })],
  ])('returns pdfDamaged for a PDF that is %s', async (_, text) => expect(await pdfFlaw(fileOf(text))).toBe('pdfDamaged'))

  it('returns flaws of which only pdfType is certain', () =>
    expect((['pdfType', 'pdfLocked', 'pdfDamaged'] as const).map(isCertain)).toEqual([true, false, false]))

  it('reads each section only once, even if sections refer to each other in a circle', async () => {
    const front = '%PDF-1.4\n'
    expect(
      await pdfFlaw(fileOf(`${front}${table}trailer\n<< /Root 1 0 R /Prev ${front.length} >>\nstartxref\n${front.length}\n%%EOF`)),
    ).toBeNull()
  })

  it('reads only a small part of a large file', async () => {
    const file = fileOf(pdf({ body: `1 0 obj\n(${'x'.repeat(5_000_000)})\nendobj\n` }))
    let read = 0
    const counted = {
      size: file.size,
      read: async (from: number, to: number) => ((read += Math.min(to, file.size) - from), file.read(from, to)),
    }
    expect(await pdfFlaw(counted)).toBeNull()
    expect(read).toBeLessThan(300_000)
  })
})
