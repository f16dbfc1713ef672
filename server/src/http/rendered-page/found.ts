import type { Language } from '@wasla/contract/platform/language.ts'
import type { Head } from '../public-page/head.ts'

/** A page, rendered as the app shows the address `path`. */
export type FoundPage = { kind: 'page'; status: 200 | 404; head: Head; path: string }
export type Moved = { kind: 'moved'; status: 302 | 308; to: string }
/** A page that the app draws, because it is not for signed-out readers. */
type OfTheApp = { kind: 'app' }
export type Found = FoundPage | Moved | OfTheApp

/** An address. `query` has only parameters that change what the page shows, with `?`. `request` is the language that the address names. */
export type PageAddress = {
  path: string
  query: string
  parameters: Readonly<Record<string, string>>
  language: Language
  request: Language | null
}

/** Looks up what is at an address. */
export type Find = (address: PageAddress) => Promise<Found>
