import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPartName, partOf } from '@wasla/design-system/foundations/status.ts'
import type { Prop } from '../../.storybook/props/arg-types.ts'
import { PropReader } from '../../.storybook/props/read.ts'
import { entriesOf } from '../package/entries.ts'
import { tokensIn } from './tokens-in.ts'

export type ListedComponent = {
  name: string
  /** A line that imports the component. */
  import: string
  /** What the component is for, from its comment. */
  description: string
  /** Missing for variants that are no parts of their own. */
  status?: string
  props: readonly Prop[]
  /** Names of the stories of its folder. */
  stories: readonly string[]
  /** Tokens in the styles of its folder. */
  tokens: readonly string[]
}

const read = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')

/** Matrices and stories that only test are no examples. */
const storiesIn = (source: string) =>
  source
    .split(/^(?=export const )/mu)
    .filter((story) => !story.includes("'!dev'"))
    .flatMap((story) => /^export const ([A-Z]\w*): Story\b/u.exec(story)?.[1] ?? [])

/** Returns every component that a product can import, with what the sources say about it. `home` is the folder of the design system. */
export function listComponents(home: string, packageName: string): ListedComponent[] {
  const reader = new PropReader(home)
  try {
    return [...entriesOf(home)].flatMap(([address, file]): ListedComponent[] => {
      if (!file.endsWith('.tsx')) return []
      const folder = path.join(home, path.dirname(file))
      const part = path.basename(folder)
      const stories = storiesIn(read(folder, `${part}.stories.tsx`))
      const tokens = tokensIn(read(folder, '*.css.ts'))
      return reader.componentsIn(path.join(home, file)).map(({ name, description, props }) => ({
        name,
        import: `import { ${name} } from '${packageName}/${address}'`,
        description,
        ...(isPartName(name) && { status: partOf(name).status }),
        props,
        stories,
        tokens,
      }))
    })
  } finally {
    reader.close()
  }
}
