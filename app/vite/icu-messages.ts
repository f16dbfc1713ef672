import { readFile } from 'node:fs/promises'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const catalogue = /\/(?:messages|i18n\/errors|i18n\/fields)\/(?:en|ar)\.json$/
const prefix = '\0messages:'

/** Parses every message of a catalogue, so that the browser gets trees and no parser of texts. */
export const compileMessages = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })]))

/** The file behind a compiled catalogue's module id, or null. */
export const catalogueFile = (id: string | null | undefined): string | null =>
  id?.startsWith(prefix) ? id.slice(prefix.length, -'.js'.length) : null

/** Hands catalogues to the app as syntax trees. A broken message fails the build by its file. */
export function icuMessages(): Plugin {
  return {
    name: 'wasla:icu-messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.json')) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && catalogue.test(found.id) ? `${prefix}${found.id}.js` : null
    },
    async load(id) {
      const file = catalogueFile(id)
      if (!file) return null
      this.addWatchFile(file)
      const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
      try {
        return `export default ${JSON.stringify(compileMessages(texts))}`
      } catch (error) {
        throw new Error(`A message of ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
    },
  }
}
