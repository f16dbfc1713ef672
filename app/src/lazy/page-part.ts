import { lazy, type ComponentType } from 'react'

/**
 * Returns a part of a page whose code loads when it first renders. A `Suspense` around it must reserve its place. If the code cannot be
 * loaded, the page shows its error. A comment at each use states the size of the file, gzipped and without shared code. Dialogs and sheets
 * use `lazyOverlay`; routes load screens (`screens/`).
 */
export const pagePart = <Props extends object>(fetch: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await fetch() }))
