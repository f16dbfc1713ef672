import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { pictureShapes, redraw, TooManyPixels } from './redraw.ts'

const plain = (width: number, height: number, alpha = false) =>
  sharp({ create: { width, height, channels: alpha ? 4 : 3, background: alpha ? { r: 20, g: 90, b: 60, alpha: 0.5 } : '#145a3c' } })

async function drawn(content: Buffer) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'in'), content)
  const result = await redraw(join(folder, 'in'), join(folder, 'out'), pictureShapes.avatar)
  return { result, read: () => readFileSync(join(folder, 'out')) }
}

/** A PNG of a few bytes that claims a huge size. */
function bomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    let crc = 0xffffffff
    for (const byte of body) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    }
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('redraw', () => {
  it('makes a square of 512 pixels', async () => {
    const { result, read } = await drawn(await plain(900, 300).jpeg().toBuffer())
    expect(result?.extension).toBe('jpg')
    expect(await sharp(read()).metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' })
    expect(result?.bytes).toBe(read().length)
  })

  it('keeps transparency', async () => {
    const { result, read } = await drawn(await plain(100, 100, true).png().toBuffer())
    expect(result?.extension).toBe('png')
    expect((await sharp(read()).metadata()).hasAlpha).toBe(true)
  })

  it('removes place and author, and turns the picture upright', async () => {
    const original = await plain(40, 20)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Noura', Orientation: '6' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
      .toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { read } = await drawn(original)
    const { exif, orientation } = await sharp(read()).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
    expect(read().includes('Noura')).toBe(false)
  })

  it('removes data hidden behind the picture', async () => {
    const { read } = await drawn(Buffer.concat([await plain(50, 50).png().toBuffer(), Buffer.from('PK\u0003\u0004<script>')]))
    expect(read().includes('script')).toBe(false)
  })

  // Security case 52.
  it.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', async () => plain(10, 10).gif().toBuffer()],
    ['a WebP', async () => plain(10, 10).webp().toBuffer()],
    ['a page with the beginning of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('<html>')])],
    ['half a picture', async () => (await plain(300, 300).png().toBuffer()).subarray(0, 60)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('returns null for %s', async (_, content) => expect((await drawn(await content())).result).toBeNull())

  it('throws TooManyPixels for a picture that claims a huge size', () => expect(drawn(bomb(50_000))).rejects.toBeInstanceOf(TooManyPixels))
})
