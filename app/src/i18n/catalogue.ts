import type { Language } from '@wasla/contract/platform/language.ts'

/** Texts by id as in the files; the build has already parsed each into a tree (`vite/icu-messages.ts`). */
export type MessageTexts = Readonly<Record<string, string>>

/** Messages of one part of the product. Each language has a file of its own, so that the unused one is never fetched. */
export type Catalogue = { readonly name: string; readonly load: Readonly<Record<Language, () => Promise<MessageTexts>>> }

type JsonModule = { default: MessageTexts }

/** Returns a catalogue in the files `en.json` and `ar.json`. */
export const jsonCatalogue = (name: string, files: Readonly<Record<Language, () => Promise<JsonModule>>>): Catalogue => ({
  name,
  load: {
    en: async () => (await files.en()).default,
    ar: async () => (await files.ar()).default,
  },
})
