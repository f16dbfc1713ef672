import { wrongMedia, mediaFacts, type MediaKind } from '../../files/media.ts'
import type { ProgramContentRecord } from '../record.ts'
import type { ContentType } from '../types.ts'

/** A checked and stored file, with the address to read it from. `bytes` is its stored size. */
export type StoredMedia = { readonly url: string; readonly kind: MediaKind; readonly name: string; readonly bytes: number }

/** What an item shows: either a stored file or an external address (K-18). */
export type ContentSource = { readonly media: StoredMedia; readonly address?: never } | { readonly media?: never; readonly address: string }

type Shown = Pick<ProgramContentRecord, 'contentUrl' | 'fileName' | 'fileSize'>

export const shownBy = ({ media, address }: ContentSource): Shown =>
  media ? { contentUrl: media.url, fileName: media.name, fileSize: media.bytes } : { contentUrl: address, fileName: null, fileSize: null }

type Thumbnail = Pick<ProgramContentRecord, 'status' | 'thumbnailUrl' | 'hasOwnThumbnail' | 'attempts' | 'nextAttemptAt'>

/**
 * Returns the thumbnail and status of an item with a new source. An uploaded thumbnail is used as it is. Without one, an address has no
 * thumbnail, and for a file the job draws one.
 */
export function thumbnailOf({ media }: ContentSource, thumbnail: string | null, now: number): Thumbnail {
  const isDrawn = media !== undefined && thumbnail === null
  return {
    status: isDrawn ? 'PROCESSING' : 'READY',
    thumbnailUrl: thumbnail,
    hasOwnThumbnail: thumbnail !== null,
    attempts: 0,
    nextAttemptAt: isDrawn ? now : null,
  }
}

/** Throws if a file is of another type than the item. The type follows from the file's bytes. */
export function requireType(type: ContentType, { media }: ContentSource): void {
  if (media && mediaFacts[media.kind].type !== type) throw wrongMedia(type, 'file')
}
