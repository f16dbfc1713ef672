import path from 'node:path'
import type { PartFacts } from '@wasla/design-system/foundations/part-page/facts.ts'
import type { Plugin } from 'vite'
import { partOf } from '../props/of-part.ts'
import { readFacts } from './read.ts'

const virtual = 'virtual:part-facts/'
const resolved = `\0${virtual}`

/**
 * Returns a Vite plugin. It adds to the stories of each part a function that loads what the repository says about the part: its changes and
 * its uses. Only pages of parts call the function, so a story does not wait until the history and the app have been read.
 */
export function partFacts(root: string): Plugin {
  let read: Promise<(folder: string) => PartFacts> | undefined
  return {
    name: 'wasla:part-facts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(resolved)) return undefined
      read ??= readFacts(root)
      const factsOf = await read
      return `export const facts = ${JSON.stringify(factsOf(path.join(root, id.slice(resolved.length))))}`
    },
    transform(code, id) {
      const place = path.relative(path.join(root, 'design-system'), id).replaceAll('\\', '/')
      if (id.includes('?') || place.startsWith('..') || partOf(place) === undefined || !/^const meta = /mu.test(code)) return undefined
      const module = `${virtual}design-system/${path.posix.dirname(place)}`
      return { code: `${code}\n;Object.assign(meta, { parameters: { ...meta.parameters, facts: () => import('${module}') } })`, map: null }
    },
  }
}
