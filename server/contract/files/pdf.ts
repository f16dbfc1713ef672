import { readDictionary } from './pdf-dictionary.ts'

/** A file of which parts are read, so that nobody needs all of it at once: a `Blob` in a browser, a path on the server. */
export type Readable = { readonly size: number; read(from: number, to: number): Promise<Uint8Array> }

export type PdfFlaw = 'pdfType' | 'pdfLocked' | 'pdfDamaged'

/**
 * Whether a flaw is final. The other two are suspicions: a document that is encrypted may open without a password, and readers mend damage
 * that is beyond this check (Y-20). Where a reader is at hand, it decides.
 */
export const isCertain = (flaw: PdfFlaw): boolean => flaw === 'pdfType'

/** What programs write before a PDF: a mark of its encoding, blanks. Readers look for it in the first kilobyte. */
const beginning = /^(?:\u00EF\u00BB\u00BF)?[\s\p{Cc}]*%PDF-[12]\.\d/u
const longestBeginning = 1024
/** What programs leave behind a PDF: blanks, zeros, Ctrl-Z. */
const ending = /^[\s\p{Cc}]*$/u

/** Where a PDF begins in these first bytes, read as one letter each; null if none does. */
export function pdfStart(head: string): number | null {
  const found = beginning.exec(head)
  return found ? found[0].length - '%PDF-1.7'.length : null
}

const tailLength = 66_000
const chunk = 65_536
/** Sections of the table of contents, one for each time the file was saved, and how far one is searched for its end. */
const most = { sections: 100, searched: 32 * 1024 * 1024 }

const textOf = (bytes: Uint8Array) => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** Whether the file is a ZIP as well: an end-of-directory record that reaches exactly to the end. */
const isZipToo = (tail: string) => {
  for (let at = tail.indexOf('PK\u0005\u0006'); at >= 0; at = tail.indexOf('PK\u0005\u0006', at + 1))
    if (at + 22 + tail.charCodeAt(at + 20) + 256 * tail.charCodeAt(at + 21) === tail.length) return true
  return false
}

/** Where the dictionary of the section at `offset` begins: after `trailer` of a table, after `obj` of a stream; null if there is neither. */
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

/** Goes through every section from the newest on, as a reader would, and looks for one that tells how to decrypt. */
async function encryptionOf(file: Readable, newest: number, start: number): Promise<PdfFlaw | null> {
  const waiting = [newest]
  const seen = new Set<number>()
  for (let offset = waiting.pop(); offset !== undefined; offset = waiting.pop()) {
    if (seen.has(offset)) continue
    seen.add(offset)
    if (offset >= file.size || seen.size > most.sections) return 'pdfDamaged'
    // Places count from the beginning of the PDF, or of the file: programs that write a mark before it do either.
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
 * What is wrong with a document by its content, whatever its name says (A-17, security case 52): not a PDF from its beginning to its end,
 * a PDF that something else hides in or behind, one that is encrypted, or one without what readers start from. Null for a good one. Only
 * some flaws are certain: see `isCertain`. Reads some kilobytes of it.
 */
export async function pdfFlaw(file: Readable): Promise<PdfFlaw | null> {
  const start = pdfStart(textOf(await file.read(0, longestBeginning)))
  if (start === null) return 'pdfType'
  const tail = textOf(await file.read(Math.max(0, file.size - tailLength), file.size))
  if (isZipToo(tail)) return 'pdfType'
  const mark = tail.lastIndexOf('%%EOF')
  // Without an end mark, what a reader starts from has to be the last thing there.
  const end = mark < 0 ? tail.length : mark
  if (mark >= 0 && !ending.test(tail.slice(mark + '%%EOF'.length))) return 'pdfType'
  const table = /startxref\s+(\d{1,10})[\s\p{Cc}]*$/u.exec(tail.slice(Math.max(0, end - 64), end))
  return table ? encryptionOf(file, Number(table[1]), start) : 'pdfDamaged'
}
