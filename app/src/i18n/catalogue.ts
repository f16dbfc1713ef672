import type { Language } from '@wasla/contract/platform/language.ts'

/** Texts by id, as in the catalogue's files. The build has already parsed each text into a tree (`vite/icu-messages.ts`). */
export type MessageTexts = Readonly<Record<string, string>>

/** Messages of one part of the product. Each language has its own file, so that the app never fetches an unused language. */
export type Catalogue = { readonly name: string; readonly load: Readonly<Record<Language, () => Promise<MessageTexts>>> }

type JsonModule = { default: MessageTexts }

/**
 * Returns the catalogue of the files `en.json` and `ar.json`. Each folder of messages has its own `catalogue.ts`: a route then brings only
 * the catalogues that it shows, and a new feature changes no list that others share.
 */
export const jsonCatalogue = (name: string, files: Readonly<Record<Language, () => Promise<JsonModule>>>): Catalogue => ({
  name,
  load: {
    en: async () => (await files.en()).default,
    ar: async () => (await files.ar()).default,
  },
})
