import { crc32, inflateRawSync } from 'node:zlib'

/** Returns the files of a zip archive by name, read from the list at its end. Throws if a sum or a header differs. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) throw new Error('It has no end')
  const files = new Map<string, Buffer>()
  let place = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, crc, packed, size] = [
      zip.readUInt16LE(place + 10),
      zip.readUInt32LE(place + 16),
      zip.readUInt32LE(place + 20),
      zip.readUInt32LE(place + 24),
    ]
    const [nameLength, extra, note] = [zip.readUInt16LE(place + 28), zip.readUInt16LE(place + 30), zip.readUInt16LE(place + 32)]
    const offset = zip.readUInt32LE(place + 42)
    const name = zip.toString('utf8', place + 46, place + 46 + nameLength)
    if (zip.readUInt32LE(offset) !== 0x04034b50 || zip.readUInt32LE(offset + 14) !== crc) throw new Error(`${name} has another header`)
    const begin = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const bytes = zip.subarray(begin, begin + packed)
    const content = method === 0 ? bytes : inflateRawSync(bytes)
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} has another sum`)
    files.set(name, content)
    place += 46 + nameLength + extra + note
  }
  return files
}
