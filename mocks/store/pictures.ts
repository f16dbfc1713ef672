import { imageKindOf, notAnImage } from '@wasla/contract/files/image.ts'
import type { Store } from './memory.ts'

/** Stores a picture and returns its address. Throws an error at `path` if the file is not an image. */
export async function keepPicture(store: Store, picture: Blob, path: string): Promise<string> {
  if (imageKindOf(new Uint8Array(await picture.slice(0, 16).arrayBuffer())) === null) throw notAnImage(path)
  const id = store.nextId('file')
  store.memory.pictures.set(id, picture)
  return `/files/${id}`
}
