import { readFile } from 'node:fs/promises'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { isEntryWord } from '../src/i18n/common/entry-words.ts'

const catalogue = /\/(?:messages|i18n\/fields)\/(?:en|ar)\.json$/
const prefix = '\0messages:'

/** The two parts of a catalogue. They can be imported separately, so that the entry pages load only the texts that they show. */
const parts = {
  entry: isEntryWord,
  main: (id: string) => !isEntryWord(id),
} as const
type PartName = keyof typeof parts
const isPart = (name: string | undefined): name is PartName => name !== undefined && name in parts

/** Splits a module id into the path and the part of the catalogue that the query names. */
const split = (id: string) => {
  const [file = '', query] = id.split('?')
  return { file, part: isPart(query) ? query : undefined }
}

/** Parses every message of a catalogue, so that the browser needs no parser. */
export const compileMessages = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })]))

/** Returns the messages of one part of a catalogue, or all messages if no part is named. */
export const partOf = (texts: Record<string, string>, part: PartName | undefined): Record<string, string> =>
  part ? Object.fromEntries(Object.entries(texts).filter(([id]) => parts[part](id))) : texts

/**
 * Returns whether the importer reads its texts unparsed: the contract, because the mock server uses them for logs, and the page of tills,
 * which is too small for the formatter of parsed texts.
 */
const isRead = (importer: string | undefined) => importer !== undefined && /\/(?:server\/contract|app\/src\/till)\//.test(importer)

/** Returns the file and the part of a compiled catalogue (`…/en.json?entry`) from its module id. Returns null for any other module. */
export const cataloguePart = (id: string | null | undefined): string | null =>
  id?.startsWith(prefix) ? id.slice(prefix.length, -'.js'.length) : null

/** Returns the file of a compiled catalogue from its module id. Returns null for any other module. */
export const catalogueFile = (id: string | null | undefined): string | null =>
  id?.startsWith(prefix) ? split(id.slice(prefix.length, -'.js'.length)).file : null

/** Returns the texts unparsed. For development: a text changed in an editor is shown at once. */
const asWritten = (texts: Record<string, string>): unknown => texts

/**
 * Turns catalogues into syntax trees. Leaves them `asWritten` if `isCompiled` is false, because the app then has a parser. A broken message
 * fails the build, which names the file.
 */
export function icuMessages({ isCompiled = true } = {}): Plugin {
  const compile = isCompiled ? compileMessages : asWritten
  return {
    name: 'wasla:icu-messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      const { file, part } = split(source)
      if (!file.endsWith('.json') || isRead(importer)) return null
      const found = await this.resolve(file, importer, { skipSelf: true })
      return found && catalogue.test(found.id) ? `${prefix}${found.id}${part ? `?${part}` : ''}.js` : null
    },
    async load(id) {
      const file = catalogueFile(id)
      if (!file) return null
      this.addWatchFile(file)
      const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
      try {
        const { part } = split(id.slice(prefix.length, -'.js'.length))
        return `export default ${JSON.stringify(compile(partOf(texts, part)))}`
      } catch (error) {
        throw new Error(`A message of ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
    },
  }
}
