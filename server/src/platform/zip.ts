import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of a zip archive. `isPacked`: pictures and videos are packed already, so they are only stored. */
export type ZipEntry = {
  readonly name: string
  readonly at: number
  readonly content: string | Buffer | Readable
  readonly isPacked?: boolean
}

/** A written file, as the list at the end of the archive names it. */
type Written = { name: Buffer; method: 0 | 8; time: number; crc: number; packed: number; size: number; offset: number }

const most32 = 0xffff_ffff
const most16 = 0xffff

/** Thrown if one file of an archive has more bytes than the format takes without an extension. */
class ZipEntryTooLarge extends Error {
  override readonly name = 'ZipEntryTooLarge'
}

/** Returns a moment as MS-DOS date and time, in UTC. They begin in 1980 and know even seconds only. */
function dosTime(at: number): number {
  const moment = new Date(at)
  const date = (Math.max(moment.getUTCFullYear() - 1980, 0) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()
  return ((date << 16) | (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1)) >>> 0
}

/** The fields that the header of a file and its line in the list share. */
function common({ method, time, crc, packed, size, name }: Written): Buffer {
  const fields = Buffer.alloc(24)
  fields.writeUInt16LE(20, 0)
  // Names are UTF-8.
  fields.writeUInt16LE(0x0800, 2)
  fields.writeUInt16LE(method, 4)
  fields.writeUInt32LE(time, 6)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(packed, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const number32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const number16 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, 2 * index)
  return bytes
}
const number64 = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

const localHeader = (entry: Written) => Buffer.concat([number32(0x04034b50), common(entry), number16(0), entry.name])

function centralLine(entry: Written): Buffer {
  const isFar = entry.offset >= most32
  const extra = isFar ? Buffer.concat([number16(1, 8), number64(entry.offset)]) : Buffer.alloc(0)
  return Buffer.concat([
    ...[number32(0x02014b50), number16(isFar ? 45 : 20), common(entry), number16(extra.length, 0, 0, 0), number32(0)],
    ...[number32(isFar ? most32 : entry.offset), entry.name, extra],
  ])
}

/** Returns the end of an archive: with the extension ZIP64 if it has more files or bytes than the format takes without. */
function endOf(count: number, size: number, offset: number): Buffer {
  const isLarge = count >= most16 || size >= most32 || offset >= most32
  const large = [
    ...[number32(0x06064b50), number64(44), number16(45, 45), number32(0), number32(0)],
    ...[number64(count), number64(count), number64(size), number64(offset)],
    ...[number32(0x07064b50), number32(0), number64(offset + size), number32(1)],
  ]
  const [shown, sized, placed] = [Math.min(count, most16), Math.min(size, most32), Math.min(offset, most32)]
  return Buffer.concat([
    ...(isLarge ? large : []),
    ...[number32(0x06054b50), number16(0, 0, shown, shown), number32(sized), number32(placed), number16(0)],
  ])
}

const streamOf = (content: ZipEntry['content']) => (content instanceof Readable ? content : Readable.from([Buffer.from(content)]))

/** Writes one file behind its header, whose sums are known and written after the content. */
async function writeEntry(file: FileHandle, offset: number, { name, at, content, isPacked = false }: ZipEntry): Promise<Written> {
  const entry: Written = {
    ...{ name: Buffer.from(name, 'utf8'), method: isPacked ? 0 : 8, time: dosTime(at), crc: 0, packed: 0, size: 0, offset },
  }
  let place = offset + localHeader(entry).length
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of streamOf(content)) {
      const bytes = Buffer.from(chunk as Buffer)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      if (entry.size >= most32) throw new ZipEntryTooLarge(`${name} is too large`)
      yield bytes
    }
  }
  const source = Readable.from(counted())
  // `compose` hands the error of the content on to the packed stream.
  for await (const chunk of isPacked ? source : source.compose(createDeflateRaw())) {
    const bytes = chunk as Buffer
    await file.write(bytes, 0, bytes.length, place)
    place += bytes.length
    entry.packed += bytes.length
  }
  const header = localHeader(entry)
  await file.write(header, 0, header.length, offset)
  return entry
}

/** Writes a zip archive to a new file, one entry after the other, and returns its bytes. Holds no file in memory. */
export async function writeZip(target: string, entries: AsyncIterable<ZipEntry>): Promise<number> {
  const file = await open(target, 'wx', 0o600)
  try {
    const written: Written[] = []
    let place = 0
    for await (const entry of entries) {
      const one = await writeEntry(file, place, entry)
      written.push(one)
      place += localHeader(one).length + one.packed
    }
    const list = Buffer.concat(written.map(centralLine))
    const end = Buffer.concat([list, endOf(written.length, list.length, place)])
    await file.write(end, 0, end.length, place)
    return place + end.length
  } finally {
    await file.close()
  }
}
