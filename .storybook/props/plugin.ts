import path from 'node:path'
import type { Plugin } from 'vite'
import { argTypesOf } from './arg-types.ts'
import type { Documented } from './extract.ts'
import { drawsSample, partOf } from './of-part.ts'
import { PropReader } from './read.ts'

/** Modules of the design system that may export components. */
const holdsComponents = /^(?:components|patterns|primitives|icons)\/.*\.tsx$/u
const holdsNone = /\.(?:stories|test)\.tsx$/u

export const isComponentFile = (place: string): boolean => holdsComponents.test(place) && !holdsNone.test(place)

/** Vite plugin that appends the prop table to every component of the design system, and to its stories. */
export function propTables(folder: string): Plugin {
  let reader: PropReader | undefined
  let isStale = false
  return {
    name: 'wasla:prop-tables',
    enforce: 'pre',
    watchChange: () => {
      isStale = true
    },
    closeBundle: () => {
      reader?.close()
      reader = undefined
    },
    transform(code, id) {
      const [file = ''] = id.split('?')
      const place = path.relative(folder, file).replaceAll('\\', '/')
      if (id.includes('?') || place.startsWith('..')) return undefined
      const part = partOf(place)
      if (part === undefined ? !isComponentFile(place) : !drawsSample(code, part)) return undefined
      if (reader && isStale) reader.refresh()
      reader ??= new PropReader(folder)
      isStale = false
      if (part !== undefined) {
        const table = reader.componentsIn(path.join(path.dirname(file), `${part}.tsx`)).find(({ name }) => name === part)
        if (!table) return undefined
        const parameters = `{ ...meta.parameters, part: ${JSON.stringify(argTypesOf(table.props))} }`
        return { code: `${code}\n;Object.assign(meta, { parameters: ${parameters} })`, map: null }
      }
      const written = reader.componentsIn(file).map(({ name, description, props }) => {
        const docs: Documented = { description, argTypes: argTypesOf(props) }
        return `\n;${name}.__docs = ${JSON.stringify(docs)}`
      })
      return written.length > 0 ? { code: code + written.join(''), map: null } : undefined
    },
  }
}
