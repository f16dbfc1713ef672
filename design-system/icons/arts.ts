import type { Drawing } from './drawing.ts'
import { firstArts } from './first.ts'
import type { IconName } from './icons.ts'

type Arts = Readonly<Partial<Record<IconName, Drawing>>>

let arts: Arts = firstArts
let loading: Promise<void> | undefined
const readers = new Set<() => void>()

/** The drawing of an icon; undefined until it is loaded. */
export const artOf = (name: IconName): Drawing | undefined => arts[name]

/** Calls back whenever more drawings are loaded. */
export function onMoreArts(read: () => void): () => void {
  readers.add(read)
  return () => void readers.delete(read)
}

/** Adds drawings; every icon that waits for one of them is drawn. */
export function addArts(more: Arts): void {
  arts = { ...arts, ...more }
  for (const read of readers) read()
}

/** Loads the icons that are not part of the first chunk. After a failure the next call tries again. */
export function loadArts(): Promise<void> {
  loading ??= import('./more.ts').then(
    ({ moreArts }) => addArts(moreArts),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
