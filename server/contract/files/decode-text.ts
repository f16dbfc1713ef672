/** The encodings in which spreadsheets write files. The result of an import shows the encoding of the file. */
const textEncodings = ['UTF-8', 'UTF-16', 'Windows-1256'] as const
export type TextEncoding = (typeof textEncodings)[number]
export type DecodedText = { readonly text: string; readonly encoding: TextEncoding }

type Decodes = { new (label: string, options?: { fatal?: boolean }): { decode(bytes: Uint8Array): string } }

/** Browsers and Node both have `TextDecoder`. The contract compiles against neither, so it declares the part it uses. */
const { TextDecoder } = globalThis as unknown as { TextDecoder: Decodes }

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Returns the byte order of a UTF-16 text. It follows from the byte order mark, or else from the positions of zero bytes, which are halves
 * of ASCII letters. Returns null for any other text.
 */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const looked = Math.min(bytes.length, 64)
  for (let at = 0; at < looked; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even === odd || Math.max(even, odd) < looked / 4) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/**
 * Returns whether bytes are damaged UTF-8. Such bytes must not be decoded as Windows-1256, because even their intact letters would become
 * wrong letters.
 */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const lossy = new TextDecoder('utf-8').decode(bytes)
  const lost = lossy.split('\ufffd').length - 1
  return (lossy.match(/(?!\ufffd)\P{ASCII}/gu)?.length ?? 0) > lost
}

/** Returns whether a text has no control characters except tabs and line ends. */
const isPlain = (text: string) => !/(?![\t\r\n])\p{Cc}/u.test(text)

/**
 * Returns the text of a file and its encoding: UTF-8 with or without its mark, UTF-16, or Windows-1256, which older Arabic spreadsheets
 * write (Y-14). Returns null for any other file. Unreadable bytes are never replaced, because then two different order numbers could become
 * the same text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const order = utf16Order(bytes)
  const utf16 = order && decoded(bytes, order)
  const utf8 = order ? null : decoded(bytes, 'utf-8')
  const arabic = order || utf8 !== null || isDamagedUtf8(bytes) ? null : decoded(bytes, 'windows-1256')
  const text = utf16 ?? utf8 ?? arabic
  if (text === null || !isPlain(text)) return null
  return { text, encoding: utf16 !== null ? 'UTF-16' : utf8 !== null ? 'UTF-8' : 'Windows-1256' }
}
