import type { Drawing } from './drawing.ts'
import { firstArts } from './first.ts'
import type { IconName } from './icons.ts'

type Arts = Readonly<Partial<Record<IconName, Drawing>>>

let arts: Arts = firstArts
let loading: Promise<void> | undefined
const readers = new Set<() => void>()

/** Returns the drawing of an icon; undefined until it is loaded. */
export const artOf = (name: IconName): Drawing | undefined => arts[name]

/** Subscribes to newly loaded drawings; returns the unsubscribe function. */
export function onMoreArts(read: () => void): () => void {
  readers.add(read)
  return () => void readers.delete(read)
}

/** Adds drawings, and renders the icons that wait for these drawings. */
export function addArts(more: Arts): void {
  arts = { ...arts, ...more }
  for (const read of readers) read()
}

/** Loads the icons that are not in the first chunk. After a failure the next call tries again. */
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
