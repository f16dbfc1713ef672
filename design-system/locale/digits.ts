import type { Language } from './language.ts'

/** First code points of the digit sets that people type or paste: Arabic-Indic, Persian, full-width. */
const zeros = [0x0660, 0x06f0, 0xff10]

/** Direction marks that are copied with Arabic text and are never part of a number: LRM, RLM, ALM, embeddings, isolates, BOM. */
const bidiMarks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/**
 * Converts digits of any set to ASCII and removes invisible direction marks; leaves everything else. Inputs accept all digit sets and send
 * ASCII (S-01).
 */
export function toAsciiDigits(text: string): string {
  return text.replace(bidiMarks, '').replace(/[٠-٩۰-۹０-９]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code < start + 10) ?? code
    return String(code - zero)
  })
}

const toArabicSigns: Readonly<Record<string, string>> = { '.': '\u066B', ',': '\u066C', '\u060C': '\u066C' }
const toLatinSigns: Readonly<Record<string, string>> = { '\u066B': '.', '\u066C': ',', '\u060C': ',' }

/**
 * Converts a typed or pasted number to the digits and separators of the language; leaves everything else. The decimal sign is `٫` or `.`.
 */
export function inDigitsOf(language: Language, text: string): string {
  const ascii = toAsciiDigits(text)
  if (language === 'en') return ascii.replace(/[\u066B\u066C\u060C]/gu, (sign) => toLatinSigns[sign] ?? sign)
  return ascii
    .replace(/\d/gu, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
    .replace(/[.,\u060C]/gu, (sign) => toArabicSigns[sign] ?? sign)
}
