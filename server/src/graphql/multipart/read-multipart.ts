import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import type { Ids } from '../../platform/ids.ts'
import { parseJson } from '../params.ts'
import { Refusal } from '../../request/refusal.ts'
import { placeFile, readMap } from './place-files.ts'
import { arrived } from '../../platform/uploaded-file.ts'

export type Multipart = { operations: unknown; discard(): Promise<void> }

const tooLarge = () =>
  new Refusal(413, 'A file is too large.', {
    extensions: { code: 'FILE_SIZE_EXCEEDED', params: { max: requestLimits.uploadBytes / 1024 / 1024 } },
  })

/**
 * Reads a request of the GraphQL multipart convention: `operations`, then `map`, then the files, which are streamed to `directory`
 * and never held in memory. Call `discard` when the request is over, even if it failed. If this function throws, it has already discarded
 * the files.
 */
export async function readMultipart(
  body: Readable,
  headers: Record<string, string>,
  { directory, ids, mostBytes = requestLimits.uploadTotalBytes }: { directory: string; ids: Ids; mostBytes?: number },
): Promise<Multipart> {
  // A form needs a little space around the file; a longer body is refused before it is read.
  if (Number(headers['content-length'] ?? 0) > mostBytes + 1024 * 1024) throw tooLarge()
  await mkdir(directory, { recursive: true })
  const written: string[] = []
  const discard = async () => {
    await Promise.all(written.splice(0).map((path) => rm(path, { force: true })))
  }
  const parts: { operations?: unknown; map?: ReadonlyMap<string, readonly string[]> } = {}
  const missing = new Set<string>()
  const writes: Promise<void>[] = []
  let total = 0

  const parser = (() => {
    try {
      return busboy({
        headers,
        limits: {
          fieldSize: requestLimits.bodyBytes,
          fields: 2,
          files: requestLimits.filesPerRequest,
          // The parser would cut off a file of exactly this size, so the limit is one byte more (V-23).
          fileSize: requestLimits.uploadBytes + 1,
          headerPairs: 20,
        },
      })
    } catch {
      throw new Refusal(400, 'The multipart request is malformed.')
    }
  })()

  const onField = (name: string, value: string, cut: boolean) => {
    if (cut) throw new Refusal(413, 'The body is too large.')
    if (name === 'operations' && !('operations' in parts)) parts.operations = parseJson(value)
    else if (name === 'map' && 'operations' in parts && !parts.map) {
      parts.map = readMap(parseJson(value), requestLimits.filesPerRequest)
      for (const key of parts.map.keys()) missing.add(key)
    } else throw new Refusal(400, 'A multipart request has operations, then map, then files.')
  }

  const onFile = async (name: string, stream: Readable & { truncated?: boolean }, info: busboy.FileInfo) => {
    const places = parts.map?.get(name)
    if (!places || !missing.delete(name)) throw new Refusal(400, 'The multipart request has a file that its map does not name.')
    const path = join(directory, ids.uuid())
    written.push(path)
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(stream, target)
    total += target.bytesWritten
    if (stream.truncated || total > mostBytes) throw tooLarge()
    const file = { path, name: info.filename ?? '', type: info.mimeType, size: target.bytesWritten }
    for (const place of places) placeFile(parts.operations, place, arrived(file))
  }

  const parsed = new Promise<void>((resolve, reject) => {
    const guarded = (action: () => void) => {
      try {
        action()
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
    parser.on('field', (name, value, info) => guarded(() => onField(name, value, info.valueTruncated)))
    parser.on('file', (name, stream, info) => {
      // `pipeline` gets an error of the stream. A file that the map does not name must still be drained, or the parser stops.
      stream.on('error', () => undefined)
      const write = onFile(name, stream, info).catch((error: unknown) => {
        stream.resume()
        throw error
      })
      write.catch(reject)
      writes.push(write)
    })
    parser.on('filesLimit', () => reject(new Refusal(400, `A request carries at most ${requestLimits.filesPerRequest} files.`)))
    parser.on('fieldsLimit', () => reject(new Refusal(400, 'A multipart request has operations, then map, then files.')))
    parser.on('error', () => reject(new Refusal(400, 'The multipart request is malformed.')))
    parser.on('close', resolve)
    body.on('error', (error) => reject(error instanceof Refusal ? error : new Refusal(400, 'The body did not arrive.')))
    body.on('close', () => !body.readableEnded && reject(new Refusal(400, 'The body did not arrive.')))
  })

  try {
    body.pipe(parser)
    await parsed
    await Promise.all(writes)
    if (!('operations' in parts) || !parts.map || missing.size > 0) throw new Refusal(400, 'The multipart request is not complete.')
    return { operations: parts.operations, discard }
  } catch (error) {
    body.unpipe(parser)
    parser.destroy()
    body.destroy()
    await Promise.allSettled(writes)
    await discard()
    throw error
  }
}
