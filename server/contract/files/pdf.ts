import { readDictionary } from './pdf-dictionary.ts'

/** A file that is read in parts, so that memory never holds all of it: a `Blob` in a browser, a path on the server. */
export type Readable = { readonly size: number; read(from: number, to: number): Promise<Uint8Array> }

export type PdfFlaw = 'pdfType' | 'pdfLocked' | 'pdfDamaged'

/**
 * Returns whether a flaw is certain. `pdfLocked` and `pdfDamaged` are not: an encrypted document may open without a password, and PDF
 * readers can repair damage (Y-20). For these two, a caller that has a PDF reader lets it decide.
 */
export const isCertain = (flaw: PdfFlaw): boolean => flaw === 'pdfType'

/**
 * Matches the start of a PDF and characters that software writes before it: an encoding mark and spaces. PDF readers search the first
 * kilobyte for the start.
 */
const beginning = /^(?:\u00EF\u00BB\u00BF)?[\s\p{Cc}]*%PDF-[12]\.\d/u
const longestBeginning = 1024
/** Matches only characters that software leaves after a PDF: spaces, zeros, Ctrl-Z. */
const ending = /^[\s\p{Cc}]*$/u

/** Returns the position at which a PDF begins in the first bytes of a file (`head` has one letter per byte); null if none begins there. */
export function pdfStart(head: string): number | null {
  const found = beginning.exec(head)
  return found ? found[0].length - '%PDF-1.7'.length : null
}

const tailLength = 66_000
const chunk = 65_536
/** Limits of the search: `sections` of the cross-reference table (one for each save), and bytes `searched` for the end of one section. */
const most = { sections: 100, searched: 32 * 1024 * 1024 }

const textOf = (bytes: Uint8Array) => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** Returns whether the file is also a ZIP archive: a ZIP's end-of-directory record ends exactly at the end of the file. */
const isZipToo = (tail: string) => {
  for (let at = tail.indexOf('PK\u0005\u0006'); at >= 0; at = tail.indexOf('PK\u0005\u0006', at + 1))
    if (at + 22 + tail.charCodeAt(at + 20) + 256 * tail.charCodeAt(at + 21) === tail.length) return true
  return false
}

/**
 * Returns the position of the dictionary of the section at `offset`. It follows `trailer` in a table and `obj` in a stream. Returns null if
 * there is no section.
 */
async function dictionaryAt(file: Readable, offset: number): Promise<number | null> {
  const head = textOf(await file.read(offset, offset + 64))
  const object = /^\s*\d{1,10}\s+\d{1,5}\s+obj/.exec(head)
  if (object) return offset + object[0].length
  if (!/^\s*xref/.test(head)) return null
  for (let at = offset; at < file.size && at - offset < most.searched; at += chunk) {
    const found = textOf(await file.read(at, at + chunk + 8)).indexOf('trailer')
    if (found >= 0) return at + found + 'trailer'.length
  }
  return null
}

/**
 * Returns `pdfLocked` if a section has an encryption entry, and `pdfDamaged` if a section cannot be read. Reads the newest section first,
 * then the older ones, as a PDF reader does.
 */
async function encryptionOf(file: Readable, newest: number, start: number): Promise<PdfFlaw | null> {
  const waiting = [newest]
  const seen = new Set<number>()
  for (let offset = waiting.pop(); offset !== undefined; offset = waiting.pop()) {
    if (seen.has(offset)) continue
    seen.add(offset)
    if (offset >= file.size || seen.size > most.sections) return 'pdfDamaged'
    // If a mark precedes the PDF, programs count offsets from the start of the PDF or of the file, so both are tried.
    const begin = (await dictionaryAt(file, offset)) ?? (start > 0 ? await dictionaryAt(file, offset + start) : null)
    const entries = begin === null ? null : readDictionary(textOf(await file.read(begin, begin + chunk)))
    if (!entries) return 'pdfDamaged'
    if (entries.has('Encrypt')) return 'pdfLocked'
    for (const name of ['Prev', 'XRefStm']) {
      const next = entries.get(name)
      if (next !== undefined && /^\d{1,10}$/.test(next)) waiting.push(Number(next))
    }
    if (offset === newest && !entries.has('Root')) {
      const [older] = waiting
      if (older === undefined) return 'pdfDamaged'
    }
  }
  return null
}

/**
 * Returns the flaw of a document by its content, not by its name (A-17, security case 52). `pdfType`: the file is no PDF, or other content
 * follows the PDF or is hidden in it. `pdfLocked`: it is encrypted. `pdfDamaged`: it lacks the entries from which PDF readers start.
 * Returns null for a good document. See `isCertain` for which flaws are certain. Reads only some kilobytes.
 */
export async function pdfFlaw(file: Readable): Promise<PdfFlaw | null> {
  const start = pdfStart(textOf(await file.read(0, longestBeginning)))
  if (start === null) return 'pdfType'
  const tail = textOf(await file.read(Math.max(0, file.size - tailLength), file.size))
  if (isZipToo(tail)) return 'pdfType'
  const mark = tail.lastIndexOf('%%EOF')
  // Without an end mark, the `startxref` entry must end the file.
  const end = mark < 0 ? tail.length : mark
  if (mark >= 0 && !ending.test(tail.slice(mark + '%%EOF'.length))) return 'pdfType'
  const table = /startxref\s+(\d{1,10})[\s\p{Cc}]*$/u.exec(tail.slice(Math.max(0, end - 64), end))
  return table ? encryptionOf(file, Number(table[1]), start) : 'pdfDamaged'
}
