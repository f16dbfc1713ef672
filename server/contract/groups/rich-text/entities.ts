const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  zwnj: '\u200c',
  zwj: '\u200d',
}

const fromNumber = (digits: string, radix: 10 | 16): string => {
  const code = Number.parseInt(digits, radix)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** The text that markup writes with entities; those that it does not know stay as they are typed. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#[xX]([\da-fA-F]{1,8})|#(\d{1,8})|([a-zA-Z]{2,8}));?/g, (whole, hex?: string, decimal?: string, name?: string) =>
    hex ? fromNumber(hex, 16) : decimal ? fromNumber(decimal, 10) : (named[name ?? ''] ?? whole),
  )

const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as markup writes it, in a paragraph and in an attribute alike. */
export const encoded = (text: string): string => text.replace(/[&<>"]/g, (sign) => written[sign] ?? sign)
