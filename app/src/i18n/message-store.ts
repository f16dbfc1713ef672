import type { Language } from '@wasla/contract/platform/language.ts'
import { createValue } from '#platform/store.ts'
import type { Catalogue, MessageTexts } from './catalogue.ts'

export type Spoken = { language: Language; messages: MessageTexts }

/**
 * Creates the store of the page's messages. Screens load the catalogues they need. A change of language first loads all needed catalogues
 * and then changes them at once. The page is therefore never in two languages, and nothing remounts.
 */
export function createMessageStore(first: Language) {
  const spoken = createValue<Spoken>({ language: first, messages: {} })
  const needed = new Map<string, Catalogue>()
  const loading = new Map<string, Promise<MessageTexts>>()
  let target = first

  const load = (catalogue: Catalogue, language: Language): Promise<MessageTexts> => {
    const key = `${language}:${catalogue.name}`
    const known = loading.get(key)
    if (known) return known
    const fresh = catalogue.load[language]()
    loading.set(key, fresh)
    fresh.catch(() => loading.delete(key))
    return fresh
  }

  /** Resolves once the catalogue is readable in the current language. After a failure, the next call tries again. */
  async function need(catalogue: Catalogue): Promise<void> {
    const { language } = spoken.read()
    needed.set(catalogue.name, catalogue)
    const texts = await load(catalogue, language)
    const now = spoken.read()
    if (now.language === language) spoken.write({ language, messages: { ...now.messages, ...texts } })
    else await need(catalogue)
  }

  /**
   * Resolves once the page is in the language. If two changes run concurrently, the later one wins. Rejects and keeps the old language if
   * the new one cannot be loaded.
   */
  async function setLanguage(language: Language): Promise<void> {
    target = language
    const before = needed.size
    const texts = await Promise.all([...needed.values()].map((catalogue) => load(catalogue, language)))
    if (target !== language) return
    if (needed.size !== before) return setLanguage(language)
    spoken.write({ language, messages: Object.assign({}, ...texts) as MessageTexts })
  }

  return { read: spoken.read, subscribe: spoken.subscribe, need, setLanguage }
}

export type MessageStore = ReturnType<typeof createMessageStore>

/** Loads the texts of a screen or of a part of a screen. */
export type MessageFetcher = Pick<MessageStore, 'need'>
