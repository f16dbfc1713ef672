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

/** A photo or a cover that somebody sent; what is none is refused at its field. */
export async function imageOf(upload: Upload, path: string): Promise<Blob> {
  if (!(upload instanceof Blob)) throw notAnImage(path)
  requireImageSize(upload, path)
  if (imageKindOf(await headOf(upload, 16)) === null) throw notAnImage(path)
  return upload
}

/** A cover that somebody sent; one that states a size that is too small is refused as well (K-09). */
export async function coverOf(upload: Upload): Promise<Blob> {
  const image = await imageOf(upload, 'coverImage')
  const size = pictureSize(new DataView(await image.arrayBuffer()))
  const { width, height } = programLimits.cover
  if (size && (size.width < width || size.height < height)) throw invalidInput([{ path: 'coverImage', rule: 'coverSize' }])
  return image
}

/** Stores a file; its address. */
export function keepMedia({ memory, nextId }: Store, media: Blob): string {
  const id = nextId('file')
  memory.pictures.set(id, media)
  return `/files/${id}`
}

/** A file that was sent as content, and what it is. */
export type SentMedia = { blob: Blob; kind: MediaKind; name: string }

/** What a file is by its content (K-18); refused where it is nothing we take, or weighs too much. `type`: what it is said to be. */
export async function mediaOf(upload: Upload, type: MediaType | null): Promise<SentMedia> {
  const said = type ?? 'IMAGE'
  if (!(upload instanceof Blob)) throw wrongMedia(said, 'file')
  const kind = mediaKindOf(await headOf(upload, mediaHead))
  if (kind === null) throw wrongMedia(said, 'file')
  const found = mediaFacts[kind].type
  if (upload.size > mediaLimits[found].bytes) throw heavyMedia(found, 'file')
  return { blob: upload, kind, name: upload.name }
}

/** A thumbnail of its owner's choice, stored. */
export const thumbnailOf = async (store: Store, upload: Upload | null | undefined): Promise<string | null> =>
  upload ? keepMedia(store, await imageOf(upload, 'thumbnail')) : null

/** What an item shows: a file, which is stored, or an address outside; null where neither came. */
export function sourceOf(store: Store, media: SentMedia | null, address: string | null | undefined): ContentSource | null {
  if (media) return { media: { url: keepMedia(store, media.blob), kind: media.kind, name: media.name, bytes: media.blob.size } }
  return address ? { address } : null
}
