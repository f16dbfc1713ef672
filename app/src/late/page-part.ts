import { lazy, type ComponentType } from 'react'

/**
 * A part of a page in a file of its own, for those who get to see it: fetched when it is first drawn, inside a `Suspense` that holds
 * its place. Where it cannot be fetched, the page shows its error. Each use says what the file weighs, as gzip packs it and without
 * what other files share. Dialogs and sheets are `openedPart`s; screens are fetched by their route (`screens/`).
 */
export const pagePart = <Props extends object>(fetch: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await fetch() }))
