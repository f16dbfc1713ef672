/** Escapes the characters that are syntax inside a PDF string. */
const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** Returns a one-page PDF with one line of text below the other. The first line is a heading. The lines must be ASCII. */
export function documentPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines.map((line, at) => `BT /F ${at === 0 ? 20 : 13} Tf 60 ${770 - at * 30} Td (${escaped(line)}) Tj ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new TextEncoder().encode(body + end)
}
