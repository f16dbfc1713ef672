import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { imageThumbnail } from './image.ts'
import type { DrawThumbnail } from './port.ts'

/** Timeout of a run in milliseconds: a poster of a video of fifty megabytes takes less. */
const longest = 30_000

/** Returns the arguments for one frame at a second of the video. */
const frameAt = (second: number, path: string, target: string) => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
  // A file may refer to other files or addresses; only files may be read.
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
 * Draws posters with an installed `ffmpeg` (`FFMPEG_PATH`): a frame after one second, or the first of a shorter video. Throws if the
 * program cannot be run, so that the wrong setting is logged and videos wait for a correct one.
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
