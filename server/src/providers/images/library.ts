import type sharp from 'sharp'

type Library = typeof sharp

let library: Promise<Library> | undefined

/**
 * The library that draws pictures, loaded by the first who draws: it takes nearly 30 MB of a process, of which many never draw one. It
 * keeps no pictures in memory and uses one thread for each.
 */
export const imageLibrary = (): Promise<Library> =>
  (library ??= import('sharp').then(({ default: loaded }) => {
    loaded.cache(false)
    loaded.concurrency(1)
    return loaded
  }))
