import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drawsSample } from '../../.storybook/props/of-part.ts'
import { PropReader } from '../../.storybook/props/read.ts'
import { inRoot } from '../process.ts'
import type { Source } from './derive.ts'
import { overrides } from './overrides.ts'

/** A component with stories, and what its sources say. */
export type Part = Source & {
  /** From the root, with slashes. */
  folder: string
  title: string
  /** The name of the story that people see first. */
  main: string
  /** The styles in its folder. */
  styles: string
}

/** Returns whether the stories of a file share a `render`. Such a function writes its own texts, and does not take them as arguments. */
const rendersOtherwise = (source: string) => /^ {2}render\b/mu.test(source.split(/^export default /mu)[0] ?? '')

const read = (file: string) => readFileSync(file, 'utf8')

/** Returns every component of the design system that has stories, with what its sources say. */
export function partsOfSystem(): Part[] {
  const system = inRoot('design-system')
  const reader = new PropReader(system)
  try {
    return globSync('{components,patterns,primitives}/*', { cwd: system })
      .map((place) => place.replaceAll('\\', '/'))
      .toSorted()
      .flatMap((place): Part[] => {
        const name = path.posix.basename(place)
        const folder = path.join(system, place)
        const [stories] = globSync(`${name}.stories.tsx`, { cwd: folder })
        if (stories === undefined) return []
        const source = read(path.join(folder, stories))
        const own = globSync('*.tsx', { cwd: folder }).filter((file) => !file.includes('.stories.'))
        const selectors = own.flatMap((file) => read(path.join(folder, file)).match(/@selector .*/gu) ?? [])
        const component = overrides[name]?.component ?? name
        const home = [component, name].map((each) => path.join(folder, `${each}.tsx`)).find((each) => existsSync(each))
        const described = reader.componentsIn(home ?? '').find((one) => one.name === component)
        return [
          {
            name,
            folder: `design-system/${place}`,
            title: /title: '([^']+)'/u.exec(source)?.[1] ?? name,
            main: /^export const (\w+)/mu.exec(source)?.[1] ?? '',
            props: described?.props ?? [],
            selectors: selectors.join('\n'),
            isItself: !drawsSample(source, component) && !rendersOtherwise(source),
            styles: globSync('*.css.ts', { cwd: folder })
              .filter((file) => !file.includes('.stories.'))
              .map((file) => read(path.join(folder, file)))
              .join('\n'),
          },
        ]
      })
  } finally {
    reader.close()
  }
}
