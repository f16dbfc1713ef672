const zeros = [0x0660, 0x06f0, 0xff10] // Arabic-Indic, Persian, full-width
const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * Converts Arabic-Indic, Persian and full-width digits of a text to ASCII, and removes direction and zero-width marks. Changes nothing else
 * (S-01, security case 9).
 */
export function toAsciiDigits(text: string): string {
  return text.replace(invisible, '').replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => point >= start && point <= start + 9) ?? point
    return String(point - zero)
  })
}
