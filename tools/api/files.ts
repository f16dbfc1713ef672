import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../process.ts'
import { apiReport, declarations, variantLists } from './declarations.ts'

const system = inRoot('design-system')
const declared = inRoot('.cache', 'types', 'design-system')
const file = inRoot('design-system', 'api-report.md')

const promising = [
  'components/*/*.{ts,tsx}',
  'patterns/*/*.{ts,tsx}',
  'primitives/*/*.{ts,tsx}',
  'icons/*.{ts,tsx}',
  'locale/*.{ts,tsx}',
  'tokens/*.ts',
]
const promisesNothing = /\.(?:stories|test|sample)\.tsx?$|\/keywords\.ts$/u

/** Returns the import address of a module: a short name for `components/Button/Button.tsx` and the like, the path for all others. */
function addressOf(place: string): string {
  const [folder, name, rest] = place.split('/')
  return rest === `${name}.tsx` ? `@wasla/design-system/${folder}/${name}` : `@wasla/design-system/${place}`
}

/** Writes the report from the declarations that the type check wrote. Leaves out modules that were not type-checked yet. */
export function writeApiReport(): void {
  const modules = globSync(promising, { cwd: system })
    .map((place) => place.replaceAll('\\', '/'))
    .filter((place) => !promisesNothing.test(place))
    .flatMap((place) => {
      const types = path.join(declared, place.replace(/\.tsx?$/u, '.d.ts'))
      if (!existsSync(types)) return []
      const text = readFileSync(types, 'utf8')
      return [{ place, address: addressOf(place), promises: place.endsWith('.css.ts') ? variantLists(text) : declarations(text) }]
    })
  writeFileSync(file, apiReport(Map.groupBy(modules, ({ place }) => path.posix.dirname(place))))
}
