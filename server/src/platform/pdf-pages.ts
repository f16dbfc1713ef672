import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { Readable } from '@wasla/contract/files/pdf.ts'

const unpack = promisify(inflate)

const chunk = 1024 * 1024
const overlap = 64 * 1024
/** Bytes that one packed part, and one whole file, may unpack to. More counts as a zip bomb. */
const maxUnpacked = { part: 8 * 1024 * 1024, whole: 64 * 1024 * 1024 } as const

/** Returns the largest page count that a part of the page tree claims. Outlines have a count too, but no kids. */
function claimedPages(text: string): number {
  let most = 0
  for (const part of text.split('endobj')) {
    if (!/\/Kids\b/.test(part)) continue
    for (const [, count] of part.matchAll(/\/Count\s+(\d{1,9})/g)) most = Math.max(most, Number(count))
  }
  return most
}

const packedPart = /\/Type\s*\/ObjStm\b[^>]{0,400}>>\s*stream\r?\n/g

/**
 * Returns whether a PDF claims more than `max` pages, in a plain or a packed page tree (security case 52). A file that unpacks to more than
 * any document needs counts as having too many. Draws no page, and reads a few megabytes of the file at a time.
 */
export async function hasTooManyPages(file: Readable, max: number): Promise<boolean> {
  let unpacked = 0
  for (let at = 0; at < file.size; at += chunk) {
    const bytes = Buffer.from(await file.read(at, at + chunk + overlap))
    // Most of a document is pictures, so only a part that may contain the page tree is read as text.
    if (!bytes.includes('/Kids') && !bytes.includes('ObjStm')) continue
    const text = bytes.toString('latin1')
    if (claimedPages(text) > max) return true
    for (const found of text.matchAll(packedPart)) {
      const begin = found.index + found[0].length
      // A part that begins in the overlap is read with the next chunk.
      if (found.index >= chunk) break
      const end = text.indexOf('endstream', begin)
      const packed = end < 0 ? Buffer.from(await file.read(at + begin, at + begin + chunk)) : bytes.subarray(begin, end)
      const content = await unpack(packed, { maxOutputLength: maxUnpacked.part, finishFlush: 2 }).catch((error: unknown) =>
        error instanceof RangeError ? null : Buffer.alloc(0),
      )
      if (content === null) return true
      unpacked += content.length
      if (unpacked > maxUnpacked.whole || claimedPages(content.toString('latin1')) > max) return true
    }
  }
  return false
}
