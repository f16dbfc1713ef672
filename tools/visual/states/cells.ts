import { crc32 } from 'node:zlib'
import type { Box } from '../pixels.ts'

/** One state of one variant, and where it is in the picture of its matrix. */
export type Cell = {
  row: string
  column: string
  box: Box
  /** Whether it looks exactly like the cell at rest. */
  isRest: boolean
}
/** All cells of a component's matrix. */
export type Matrix = { component: string; cells: readonly Cell[] }

const keyword = 'states'
/** Length of a picture's signature, and of a chunk without its content. */
const [signature, frame] = [8, 12]

/** Returns a picture that carries its matrix in a chunk of text, so that it keeps it wherever it is stored. */
export function withMatrix(png: Buffer, matrix: Matrix): Buffer {
  const content = Buffer.from(`${keyword}\0${encodeURIComponent(JSON.stringify(matrix))}`, 'latin1')
  const chunk = Buffer.alloc(frame + content.length)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write('tEXt', 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length)
  const afterHeader = signature + frame + png.readUInt32BE(signature)
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)])
}

/** Returns the matrix that a picture carries; undefined for other pictures. */
export function matrixOf(png: Buffer): Matrix | undefined {
  for (let at = signature; at + frame <= png.length; at += frame + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) !== 'tEXt') continue
    const text = png.toString('latin1', at + 8, at + 8 + png.readUInt32BE(at))
    if (text.startsWith(`${keyword}\0`)) return JSON.parse(decodeURIComponent(text.slice(keyword.length + 1))) as Matrix
  }
  return undefined
}
