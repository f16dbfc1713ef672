import { wrongMedia, mediaFacts, type MediaKind } from '../../files/media.ts'
import type { ProgramContentRecord } from '../record.ts'
import type { ContentType } from '../types.ts'

/** A file that was checked and stored, by the address it is read at. `bytes` as it is stored. */
export type StoredMedia = { readonly url: string; readonly kind: MediaKind; readonly name: string; readonly bytes: number }

/** What an item shows, once it was stored: exactly one of a file and an address (K-18). */
export type ContentSource = { readonly media: StoredMedia; readonly address?: never } | { readonly media?: never; readonly address: string }

type Shown = Pick<ProgramContentRecord, 'contentUrl' | 'fileName' | 'fileSize'>

export const shownBy = ({ media, address }: ContentSource): Shown =>
  media ? { contentUrl: media.url, fileName: media.name, fileSize: media.bytes } : { contentUrl: address, fileName: null, fileSize: null }

type Look = Pick<ProgramContentRecord, 'status' | 'thumbnailUrl' | 'hasOwnThumbnail' | 'attempts' | 'nextAttemptAt'>

/**
 * How an item stands whose picture changed: its owner's own thumbnail is used as it is, an address has none unless it is given one, and of
 * a file the job draws one, from now on.
 */
export function lookOf({ media }: ContentSource, thumbnail: string | null, now: number): Look {
  const isDrawn = media !== undefined && thumbnail === null
  return {
    status: isDrawn ? 'PROCESSING' : 'READY',
    thumbnailUrl: thumbnail,
    hasOwnThumbnail: thumbnail !== null,
    attempts: 0,
    nextAttemptAt: isDrawn ? now : null,
  }
}

/** Throws where a file is of another type than the item: an image, a video or a document is what its content says. */
export function requireType(type: ContentType, { media }: ContentSource): void {
  if (media && mediaFacts[media.kind].type !== type) throw wrongMedia(type, 'file')
}
