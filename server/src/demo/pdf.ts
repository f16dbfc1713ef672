/** A line of Latin text on a page, in points from the left and from the top. */
export type PdfLine = { text: string; left: number; top: number; size: number }

const page = { width: 595, height: 842 } as const

/** Keeps the characters of the standard fonts and replaces others with “?”; escapes brackets and backslashes. */
const escaped = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`)

const drawing = (lines: readonly PdfLine[]) =>
  [
    '0.08 0.35 0.24 RG 1.5 w',
    `36 36 ${page.width - 72} ${page.height - 72} re S`,
    `36 ${page.height - 120} m ${page.width - 36} ${page.height - 120} l S`,
    ...lines.map(({ text, left, top, size }) => `BT /F1 ${size} Tf ${left} ${page.height - top} Td (${escaped(text)}) Tj ET`),
  ].join('\n')

/** Makes a PDF of A4 pages. The same lines give the same bytes. */
export function makePdf(pages: readonly (readonly PdfLine[])[]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, at) => {
      const content = drawing(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
