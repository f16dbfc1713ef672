import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'

export type Pdf = { name: string; mimeType: string; buffer: Buffer }

type PdfTraits = {
  /** Number of padding bytes. A larger file makes the upload slower. */
  padding?: number
  /** Whether the file declares that it needs a password. */
  isLocked?: boolean
}

/** Returns a PDF of one empty page that every PDF reader accepts. */
function pdf({ padding = 0, isLocked = false }: PdfTraits): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...(isLocked ? ['<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <00> /U <00> >>'] : []),
  ]
  let text = `%PDF-1.4\n%${'.'.repeat(padding)}\n`
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  const locked = isLocked ? ' /Encrypt 4 0 R' : ''
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${locked} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const pdfFile = (name: string, buffer: Buffer): Pdf => ({ name, mimeType: 'application/pdf', buffer })

export const goodPdf = (name = 'registration.pdf', padding = 0): Pdf => pdfFile(name, pdf({ padding }))
export const lockedPdf = (): Pdf => pdfFile('locked.pdf', pdf({ isLocked: true }))
/** Returns a PNG image named as a PDF. */
export const renamedPicture = (): Pdf => pdfFile('renamed.pdf', Buffer.from('\u0089PNG\r\n\u001a\n0000', 'latin1'))

/** Creates a file that begins like a PDF and is one byte over the size limit. The file is sparse, so it takes no disk space. */
export function makeTooLarge(path: string): string {
  const file = openSync(path, 'w')
  writeSync(file, '%PDF-1.4\n')
  ftruncateSync(file, verificationLimits.documentBytes + 1)
  closeSync(file)
  return path
}
