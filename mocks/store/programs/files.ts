import {
  mediaFacts,
  mediaHead,
  mediaKindOf,
  mediaLimits,
  heavyMedia,
  wrongMedia,
  type MediaKind,
  type MediaType,
} from '@wasla/contract/files/media.ts'
import { imageKindOf, notAnImage, requireImageSize } from '@wasla/contract/files/image.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { ContentSource } from '@wasla/contract/programs/content/source.ts'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { invalidInput } from '@wasla/contract/errors/problem.ts'
import type { Store } from '../memory.ts'
import { pictureSize } from './picture-size.ts'

const headOf = async (blob: Blob, bytes: number) => new Uint8Array(await blob.slice(0, bytes).arrayBuffer())

/** Returns an uploaded photo or cover. Throws an error at its field if the file is not an image or is too large. */
export async function imageOf(upload: Upload, path: string): Promise<Blob> {
  if (!(upload instanceof Blob)) throw notAnImage(path)
  requireImageSize(upload, path)
  if (imageKindOf(await headOf(upload, 16)) === null) throw notAnImage(path)
  return upload
}

/** Returns an uploaded cover. Throws the same errors as `imageOf`, and an error if the size in the image's header is too small (K-09). */
export async function coverOf(upload: Upload): Promise<Blob> {
  const image = await imageOf(upload, 'coverImage')
  const size = pictureSize(new DataView(await image.arrayBuffer()))
  const { width, height } = programLimits.cover
  if (size && (size.width < width || size.height < height)) throw invalidInput([{ path: 'coverImage', rule: 'coverSize' }])
  return image
}

/** Stores a file and returns its address. */
export function keepMedia({ memory, nextId }: Store, media: Blob): string {
  const id = nextId('file')
  memory.pictures.set(id, media)
  return `/files/${id}`
}

/** An uploaded content file, with its kind. */
export type SentMedia = { blob: Blob; kind: MediaKind; name: string }

/**
 * Detects the kind of a file from its bytes (K-18). Throws if the kind is not allowed or the file is too large. `type` is the type that the
 * user named. The error contains it.
 */
export async function mediaOf(upload: Upload, type: MediaType | null): Promise<SentMedia> {
  const said = type ?? 'IMAGE'
  if (!(upload instanceof Blob)) throw wrongMedia(said, 'file')
  const kind = mediaKindOf(await headOf(upload, mediaHead))
  if (kind === null) throw wrongMedia(said, 'file')
  const found = mediaFacts[kind].type
  if (upload.size > mediaLimits[found].bytes) throw heavyMedia(found, 'file')
  return { blob: upload, kind, name: upload.name }
}

/** Stores an uploaded thumbnail and returns its address, or null without an upload. */
export const thumbnailOf = async (store: Store, upload: Upload | null | undefined): Promise<string | null> =>
  upload ? keepMedia(store, await imageOf(upload, 'thumbnail')) : null

/** Stores the file of an item, or returns its external address. Returns null if the item has neither. */
export function sourceOf(store: Store, media: SentMedia | null, address: string | null | undefined): ContentSource | null {
  if (media) return { media: { url: keepMedia(store, media.blob), kind: media.kind, name: media.name, bytes: media.blob.size } }
  return address ? { address } : null
}
