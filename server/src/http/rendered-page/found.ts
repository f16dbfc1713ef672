import type { Head } from '../public-page/head.ts'
import type { PageAddress } from './page-address.ts'

/** A page, rendered as the app shows the address `path`. */
export type FoundPage = { kind: 'page'; status: 200 | 404; head: Head; path: string }
export type Moved = { kind: 'moved'; status: 302 | 308; to: string }
/** A page that the app draws, because it is not for signed-out readers. */
type OfTheApp = { kind: 'app' }
export type Found = FoundPage | Moved | OfTheApp

/** Looks up what is at an address. `parameters` are the named parts of its route. */
export type Find = (address: PageAddress & { parameters: Readonly<Record<string, string>> }) => Promise<Found>
