import type { Drawing } from './drawing.ts'
import { firstArts } from './first.ts'
import type { IconName } from './icons.ts'

type Arts = Readonly<Partial<Record<IconName, Drawing>>>

let arts: Arts = firstArts
let loading: Promise<void> | undefined
const readers = new Set<() => void>()

/** The drawing of an icon; undefined until it has been fetched. */
export const artOf = (name: IconName): Drawing | undefined => arts[name]

/** Calls whenever more drawings can be had. */
export function onMoreArts(read: () => void): () => void {
  readers.add(read)
  return () => void readers.delete(read)
}

/** Takes drawings in; every icon that waited for one of them is drawn. */
export function addArts(more: Arts): void {
  arts = { ...arts, ...more }
  for (const read of readers) read()
}

/** Fetches the icons that are not there from the start. One that fails is tried again by the next to ask. */
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
