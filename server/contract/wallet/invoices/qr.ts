import { plainRiyals } from '../money.ts'

/** The facts in the QR code of a simplified tax invoice. Amounts in halalas, the moment in milliseconds. */
export type InvoiceFacts = { sellerName: string; vatNumber: string; issuedAt: number; total: number; vat: number }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Highest number of bytes of a value. The length field of a value has one byte. */
const longest = 255

/** Returns the UTF-8 bytes of a text. */
const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hex, plain = '']) =>
    hex ? Number.parseInt(hex, 16) : plain.charCodeAt(0),
  )

/** Returns the bytes of a text, cut after the last whole letter that fits. */
function fittingBytes(text: string): number[] {
  const bytes: number[] = []
  for (const letter of text.toWellFormed()) {
    const next = bytesOf(letter)
    if (bytes.length + next.length > longest) break
    bytes.push(...next)
  }
  return bytes
}

function base64(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(at, at + 3)
    const bits = (first << 16) | (second << 8) | third
    const four = [18, 12, 6, 0].map((shift) => letters[(bits >> shift) & 63] ?? '').join('')
    const missing = Math.max(0, at + 3 - bytes.length)
    text += four.slice(0, 4 - missing) + '='.repeat(missing)
  }
  return text
}

/** Formats a moment in UTC, to the second. */
const timestamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19)}Z`

/** Returns the five fields of a simplified tax invoice, each as tag, length and value, in base64 (P-22). */
export function invoiceQr({ sellerName, vatNumber, issuedAt, total, vat }: InvoiceFacts): string {
  const values = [sellerName, vatNumber, timestamp(issuedAt), plainRiyals(total), plainRiyals(vat)].map(fittingBytes)
  return base64(values.flatMap((bytes, index) => [index + 1, bytes.length, ...bytes]))
}
