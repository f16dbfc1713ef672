import { expect, test } from 'vitest'
import { jsonCatalogue, type Catalogue } from './catalogue.ts'
import { createMessageStore } from './message-store.ts'

const greeting = jsonCatalogue('greeting', {
  en: async () => ({ default: { hello: 'Hello' } }),
  ar: async () => ({ default: { hello: 'مرحبًا' } }),
})
const farewell = jsonCatalogue('farewell', {
  en: async () => ({ default: { bye: 'Goodbye' } }),
  ar: async () => ({ default: { bye: 'مع السلامة' } }),
})

test('makes a needed catalogue readable', async () => {
  const store = createMessageStore('ar')
  await store.need(greeting)
  expect(store.read()).toEqual({ language: 'ar', messages: { hello: 'مرحبًا' } })
})

test('changes all messages at once when the language changes', async () => {
  const store = createMessageStore('en')
  await Promise.all([store.need(greeting), store.need(farewell)])
  const seen: unknown[] = []
  store.subscribe(() => seen.push(store.read()))
  await store.setLanguage('ar')
  expect(seen).toEqual([{ language: 'ar', messages: { hello: 'مرحبًا', bye: 'مع السلامة' } }])
})

test('does not fetch a language that is not shown', async () => {
  const requests: string[] = []
  const watched: Catalogue = {
    name: 'watched',
    load: {
      en: async () => {
        requests.push('en')
        return {}
      },
      ar: async () => {
        requests.push('ar')
        return {}
      },
    },
  }
  await createMessageStore('en').need(watched)
  expect(requests).toEqual(['en'])
})

test('loads a catalogue in the new language if it is needed during a change of language', async () => {
  const store = createMessageStore('en')
  await store.need(greeting)
  const change = store.setLanguage('ar')
  const late = store.need(farewell)
  await Promise.all([change, late])
  expect(store.read()).toEqual({ language: 'ar', messages: { hello: 'مرحبًا', bye: 'مع السلامة' } })
})

test('lets the later of two changes win, even if it loads first', async () => {
  let release = () => {}
  const slowArabic: Catalogue = {
    name: 'slow',
    load: {
      en: async () => ({ word: 'word' }),
      ar: () =>
        new Promise((resolve) => {
          release = () => resolve({ word: 'كلمة' })
        }),
    },
  }
  const store = createMessageStore('en')
  await store.need(slowArabic)
  const toArabic = store.setLanguage('ar')
  const back = store.setLanguage('en')
  release()
  await Promise.all([toArabic, back])
  expect(store.read().language).toBe('en')
})

test('requests a catalogue again after a failure', async () => {
  let tries = 0
  const shaky: Catalogue = {
    name: 'shaky',
    load: {
      en: async () => {
        tries += 1
        if (tries === 1) throw new Error('offline')
        return { word: 'word' }
      },
      ar: async () => ({}),
    },
  }
  const store = createMessageStore('en')
  await expect(store.need(shaky)).rejects.toThrow('offline')
  await store.need(shaky)
  expect(store.read().messages).toEqual({ word: 'word' })
})
