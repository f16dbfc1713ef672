import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { imageThumbnail } from './image.ts'
import type { DrawThumbnail } from './port.ts'

/** No poster of a film of fifty megabytes takes longer. In milliseconds. */
const longest = 30_000

/** The first whole picture: a second in, where most films have begun, or of a shorter one its beginning. */
const frameAt = (second: number, path: string, target: string) => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
  // A file may name others to be read; only this one may be.
  ...['-protocol_whitelist', 'file', '-threads', '1', '-ss', String(second), '-i', `file:${path}`],
  ...['-map', '0:v:0', '-frames:v', '1', '-vf', "scale='min(1600,iw)':-2", '-f', 'image2', '-c:v', 'mjpeg', '-q:v', '4', `file:${target}`],
]

type Ended = { isMissing: boolean; isGood: boolean }

const run = (binary: string, args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(binary, args, { timeout: longest, killSignal: 'SIGKILL', env: {}, maxBuffer: 64 * 1024 }, (error) =>
      resolve({ isMissing: error?.code === 'ENOENT' || error?.code === 'EACCES', isGood: error === null }),
    )
  })

/**
 * Posters by an `ffmpeg` of the machine's own (`FFMPEG_PATH`): a picture of the film itself. Throws where the program is not there, so that
 * what is set wrongly is found in the log and mended, and films wait for it.
 */
export const ffmpegPoster =
  (binary: string): DrawThumbnail =>
  async (path, target) => {
    const frame = `${target}.frame`
    try {
      for (const second of [1, 0]) {
        const { isMissing, isGood } = await run(binary, frameAt(second, path, frame))
        if (isMissing) throw new Error('The program that FFMPEG_PATH names cannot be run')
        if (isGood && (await imageThumbnail(frame, target))) return true
      }
      return false
    } finally {
      await rm(frame, { force: true })
    }
  }
