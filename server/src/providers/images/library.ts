import type sharp from 'sharp'

type Library = typeof sharp

let library: Promise<Library> | undefined

/**
 * Loads the image library at the first use: it takes nearly 30 MB, and many processes never draw an image. It caches no images and uses one
 * thread for each.
 */
export const imageLibrary = (): Promise<Library> =>
  (library ??= import('sharp').then(({ default: loaded }) => {
    loaded.cache(false)
    loaded.concurrency(1)
    return loaded
  }))
