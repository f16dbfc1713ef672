import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../process.ts'
import { ownWordsOf } from './own-words.ts'

const catalogues = ['app/src/**/messages/en.json', 'design-system/messages/en.json', 'server/contract/**/messages/en.json']

/** What is known about the words of the product. */
export type Product = {
  isMessageId: (text: string) => boolean
  /** Whether a word is one that only the English messages say. */
  isOwnWord: (word: string) => boolean
}

/** Reads the catalogues of the product. */
export function readProduct(): Product {
  const files = globSync(catalogues, { cwd: root, exclude: (name) => name.endsWith('node_modules') })
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>
  const english = files.map(read)
  const arabic = files.map((file) => read(file.replace(/en\.json$/u, 'ar.json')))
  const ids = new Set(english.flatMap((messages) => Object.keys(messages)))
  const texts = (all: readonly Record<string, string>[]) => all.flatMap((messages) => Object.values(messages))
  const words = ownWordsOf(texts(english), texts(arabic))
  return { isMessageId: (text) => ids.has(text), isOwnWord: (word) => words.has(word.toLowerCase()) }
}
