import type { Language } from '@wasla/contract/platform/language.ts'

/** Texts by id as the files hold them; the build has made each a tree (`vite/icu-messages.ts`). */
export type MessageTexts = Readonly<Record<string, string>>

/** The messages of one part of the product. Each language is a file of its own, so that the one not in use is never fetched. */
export type Catalogue = { readonly name: string; readonly load: Readonly<Record<Language, () => Promise<MessageTexts>>> }

type JsonModule = { default: MessageTexts }

/** A catalogue in the files `en.json` and `ar.json`. */
export const jsonCatalogue = (name: string, files: Readonly<Record<Language, () => Promise<JsonModule>>>): Catalogue => ({
  name,
  load: {
    en: async () => (await files.en()).default,
    ar: async () => (await files.ar()).default,
  },
})
