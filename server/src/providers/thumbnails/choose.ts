import { mediaFacts, type MediaType } from '@wasla/contract/files/media.ts'
import type { Env } from '../../config/env.ts'
import { drawnPoster } from './drawn-poster.ts'
import { ffmpegPoster } from './ffmpeg.ts'
import { firstPage } from './first-page.ts'
import { imageThumbnail } from './image.ts'
import type { DrawThumbnail, Thumbnails } from './port.ts'

/**
 * Returns the thumbnails of this deployment. Videos get a drawn poster unless the environment names a program that takes a frame from them.
 */
export function chooseThumbnails({ ffmpegPath }: Pick<Env, 'ffmpegPath'>): Thumbnails {
  const byType: Readonly<Record<MediaType, DrawThumbnail>> = {
    IMAGE: imageThumbnail,
    DOCUMENT: firstPage(),
    VIDEO: ffmpegPath === null ? drawnPoster : ffmpegPoster(ffmpegPath),
  }
  return { draw: (kind, path, target) => byType[mediaFacts[kind].type](path, target) }
}
