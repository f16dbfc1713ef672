import { describe, expect, it } from 'vitest'
import { invoiceQr } from './qr.ts'

/** Types of the runtime's decoders. The contract's TypeScript configuration does not include them. */
type Decoders = { atob(text: string): string; btoa(text: string): string; TextDecoder: new () => { decode(bytes: Uint8Array): string } }
const { atob, btoa, TextDecoder } = globalThis as unknown as Decoders

const decoded = (code: string) => Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))
const hexOf = (code: string) => Array.from(decoded(code), (byte) => byte.toString(16).padStart(2, '0')).join('')

const facts = {
  sellerName: 'Wasla',
  vatNumber: '310122393500003',
  issuedAt: Date.parse('2026-03-15T09:00:00.789Z'),
  total: 2875,
  vat: 375,
}

/** Reads a code with the runtime's decoders. */
function fieldsOf(code: string): [tag: number, value: string][] {
  const bytes = decoded(code)
  const fields: [number, string][] = []
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
    fields.push([bytes[at] ?? 0, new TextDecoder().decode(bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)))])
  return fields
}

describe('the QR code of an invoice', () => {
  it('equals a code computed by hand', () => {
    // 01 05 "Wasla", 02 0f VAT number, 03 14 moment, 04 05 "28.75", 05 04 "3.75".
    const hex = [
      '01055761736c61',
      '020f333130313232333933353030303033',
      '0314323032362d30332d31355430393a30303a30305a',
      '040532382e3735',
      '0504332e3735',
    ].join('')
    const byHand = 'AQVXYXNsYQIPMzEwMTIyMzkzNTAwMDAzAxQyMDI2LTAzLTE1VDA5OjAwOjAwWgQFMjguNzUFBDMuNzU='
    expect(hexOf(byHand)).toBe(hex)
    expect(invoiceQr(facts)).toBe(byHand)
  })

  it('has Arabic names, with lengths in bytes', () => {
    const code = invoiceQr({ ...facts, sellerName: 'شركة وصلة 🌿' })
    expect(fieldsOf(code)).toEqual([
      [1, 'شركة وصلة 🌿'],
      [2, '310122393500003'],
      [3, '2026-03-15T09:00:00Z'],
      [4, '28.75'],
      [5, '3.75'],
    ])
  })

  it('cuts a name that is too long, and never within a letter', () => {
    const [[, name] = [0, '']] = fieldsOf(invoiceQr({ ...facts, sellerName: 'و'.repeat(200) }))
    expect(name).toBe('و'.repeat(127))
  })

  it.each(['a', 'ab', 'abc', 'abcd', ''])('is padded as base64 for the name %j', (sellerName) => {
    const code = invoiceQr({ ...facts, sellerName })
    expect(btoa(atob(code))).toBe(code)
  })
})
