import { readDictionary } from './pdf-dictionary.ts'

/** A file that is read in parts, so that it is never in memory as a whole: a `Blob` in a browser, a path on the server. */
export type Readable = { readonly size: number; read(from: number, to: number): Promise<Uint8Array> }

export type PdfFlaw = 'pdfType' | 'pdfLocked' | 'pdfDamaged'

/**
 * Returns whether a flaw is final. The other two are suspicions: an encrypted document may open without a password, and PDF readers repair
 * damage that this check cannot (Y-20). If the caller has a PDF reader, the reader decides.
 */
export const isCertain = (flaw: PdfFlaw): boolean => flaw === 'pdfType'

/** Characters that software writes before a PDF: an encoding mark, spaces. Readers look for the PDF in the first kilobyte. */
const beginning = /^(?:\u00EF\u00BB\u00BF)?[\s\p{Cc}]*%PDF-[12]\.\d/u
const longestBeginning = 1024
/** Characters that software leaves after a PDF: spaces, zeros, Ctrl-Z. */
const ending = /^[\s\p{Cc}]*$/u

/** Returns the position at which a PDF begins in these first bytes (one letter per byte); null if there is none. */
export function pdfStart(head: string): number | null {
  const found = beginning.exec(head)
  return found ? found[0].length - '%PDF-1.7'.length : null
}

const tailLength = 66_000
const chunk = 65_536
/** The most sections of the cross-reference table (one for each save), and how many bytes are searched for the end of one. */
const most = { sections: 100, searched: 32 * 1024 * 1024 }

const textOf = (bytes: Uint8Array) => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** Returns whether the file is also a ZIP: it has an end-of-directory record that reaches exactly to the end. */
const isZipToo = (tail: string) => {
  for (let at = tail.indexOf('PK\u0005\u0006'); at >= 0; at = tail.indexOf('PK\u0005\u0006', at + 1))
    if (at + 22 + tail.charCodeAt(at + 20) + 256 * tail.charCodeAt(at + 21) === tail.length) return true
  return false
}

/**
 * Returns the position of the dictionary of the section at `offset`: after `trailer` of a table or `obj` of a stream; null if there is
 * none.
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

/** Reads every section from the newest on, as a PDF reader does, and looks for an encryption entry. */
async function encryptionOf(file: Readable, newest: number, start: number): Promise<PdfFlaw | null> {
  const waiting = [newest]
  const seen = new Set<number>()
  for (let offset = waiting.pop(); offset !== undefined; offset = waiting.pop()) {
    if (seen.has(offset)) continue
    seen.add(offset)
    if (offset >= file.size || seen.size > most.sections) return 'pdfDamaged'
    // Offsets may count from the beginning of the PDF or of the file: programs that write a mark before the PDF do either.
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
 * Returns what is wrong with a document's content, whatever its name is (A-17, security case 52): `pdfType` if it is not a PDF from
 * beginning to end or something else is hidden in or after it; `pdfLocked` if it is encrypted; `pdfDamaged` if it lacks the entries from
 * which readers start. Null for a good one. Only some flaws are certain: see `isCertain`. Reads only some kilobytes.
 */
export async function pdfFlaw(file: Readable): Promise<PdfFlaw | null> {
  const start = pdfStart(textOf(await file.read(0, longestBeginning)))
  if (start === null) return 'pdfType'
  const tail = textOf(await file.read(Math.max(0, file.size - tailLength), file.size))
  if (isZipToo(tail)) return 'pdfType'
  const mark = tail.lastIndexOf('%%EOF')
  // Without an end mark, the startxref entry must be the last thing in the file.
  const end = mark < 0 ? tail.length : mark
  if (mark >= 0 && !ending.test(tail.slice(mark + '%%EOF'.length))) return 'pdfType'
  const table = /startxref\s+(\d{1,10})[\s\p{Cc}]*$/u.exec(tail.slice(Math.max(0, end - 64), end))
  return table ? encryptionOf(file, Number(table[1]), start) : 'pdfDamaged'
}
