import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** Largest part of a page that is read, in bytes, after it is unpacked: a page may be endless, or packed a thousand times. */
const most = 512 * 1024

const unpackers: Readonly<Record<string, (() => ReturnType<typeof createGunzip>) | undefined>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

function unpacked(answer: IncomingMessage): Readable | null {
  const packing = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (packing === 'identity') return answer
  const unpacker = unpackers[packing]?.()
  // The error of either stream ends the loop that reads.
  return unpacker ? pipeline(answer, unpacker, () => undefined) : null
}

/**
 * Returns the text of a page; null if it is no HTML page, cannot be unpacked, is larger than what is read, or does not end in time. None of
 * this is a fault of the page: a visitor still sees it.
 */
export async function readPage(answer: IncomingMessage): Promise<string | null> {
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(answer.headers['content-type'] ?? '')) return null
  const page = unpacked(answer)
  if (!page) return null
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of page) {
      size += (part as Buffer).length
      if (size > most) return null
      parts.push(part as Buffer)
    }
    return Buffer.concat(parts).toString()
  } catch {
    return null
  } finally {
    page.destroy()
  }
}
