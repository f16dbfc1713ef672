import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makePdf } from '../../demo/pdf.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { drawnPoster } from './drawn-poster.ts'
import { ffmpegPoster } from './ffmpeg.ts'
import { firstPage } from './first-page.ts'
import { imageThumbnail } from './image.ts'
import type { DrawThumbnail } from './port.ts'

function place(content: string | Uint8Array) {
  const folder = temporaryFolder()
  const [path, target] = [join(folder, 'in'), join(folder, 'out.jpg')]
  writeFileSync(path, content)
  return { folder, path, target }
}

async function drawn(draw: DrawThumbnail, content: string | Uint8Array) {
  const { path, target } = place(content)
  if (!(await draw(path, target))) return existsSync(target) ? 'left behind' : null
  const { width, height, format } = await sharp(target).metadata()
  return { width, height, format }
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 60, alpha: 0 } } })

describe('imageThumbnail', () => {
  it('draws the whole image, smaller', async () => {
    expect(await drawn(imageThumbnail, await plain(1600, 400).png().toBuffer())).toEqual({ width: 800, height: 200, format: 'jpeg' })
    expect(await drawn(imageThumbnail, await plain(80, 40).webp().toBuffer())).toEqual({ width: 80, height: 40, format: 'jpeg' })
  })
  it('returns false for a file that is not an image', async () => expect(await drawn(imageThumbnail, '<svg/>')).toBeNull())
})

describe('firstPage', () => {
  const page = [{ text: 'Welcome', left: 60, top: 90, size: 40 }]

  it('draws the first page', async () => {
    const { path, target } = place(makePdf([page, page]))
    expect(await firstPage()(path, target)).toBe(true)
    const { data, info } = await sharp(target).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([info.height, info.width < info.height]).toEqual([800, true])
    // White paper, and ink on it.
    expect([data[0], data.some((pixel) => pixel < 90)]).toEqual([255, true])
  })

  // Security case 52.
  it.each([
    ['of a page of the web', '<html>'],
    ['of half a document', makePdf([page]).subarray(0, 60)],
    ['of nothing', ''],
  ])('returns false for a file %s', async (_, content) => expect(await drawn(firstPage(), content)).toBeNull())

  it('ends its thread if it takes too long, and then draws the next document', async () => {
    await expect(drawn(firstPage(1), makePdf([page]))).rejects.toThrow('took too long')
    expect(await drawn(firstPage(), makePdf([page]))).toMatchObject({ height: 800 })
  })
})

describe('drawnPoster and ffmpegPoster', () => {
  it('draw the fixed poster without a program', async () =>
    expect(await drawn(drawnPoster, 'a film')).toEqual({ width: 800, height: 450, format: 'jpeg' }))

  /** A stand-in for ffmpeg: it writes `frame` to its last argument, or ends with an error. */
  function program(frame: Uint8Array | null) {
    const folder = temporaryFolder()
    const [binary, source] = [join(folder, 'ffmpeg'), join(folder, 'frame')]
    if (frame) writeFileSync(source, frame)
    writeFileSync(binary, `#!/bin/sh\nfor last; do :; done\n${frame ? `/bin/cp ${source} "\${last#file:}"` : 'exit 1'}\n`)
    chmodSync(binary, 0o700)
    return binary
  }

  it('draw a small frame of the video, and leave no other file', async () => {
    const { folder, path, target } = place('a film')
    expect(await ffmpegPoster(program(await plain(1600, 900).jpeg().toBuffer()))(path, target)).toBe(true)
    expect(await sharp(target).metadata()).toMatchObject({ width: 800, height: 450 })
    expect(readdirSync(folder).toSorted()).toEqual(['in', 'out.jpg'])
  })

  it('return false if the program finds no picture, or writes something else', async () => {
    expect(await drawn(ffmpegPoster(program(null)), 'no film')).toBeNull()
    expect(await drawn(ffmpegPoster(program(Buffer.from('no picture'))), 'no film')).toBeNull()
  })

  it('throw if the program cannot be run', async () =>
    expect(drawn(ffmpegPoster('/nowhere/ffmpeg'), 'a film')).rejects.toThrow('FFMPEG_PATH'))
})
