import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { StateTable } from '@wasla/design-system/stories/states/table.ts'
import { inRoot } from '../process.ts'
import { statesOf } from './derive.ts'
import { withoutStates } from './exceptions.ts'
import { overrides } from './overrides.ts'
import { partsOfSystem, type Part } from './read.ts'

/** The files of all matrices. */
export const stateStories = 'design-system/{components,patterns,primitives}/*/*.states.stories.tsx'

const listed = (name: string, items: readonly object[]) =>
  `  ${name}: [\n${items.map((item) => `    ${JSON.stringify(item)},\n`).join('')}  ],\n`

/** Returns the story that shows every state of a component. */
export function storyOf({ name, title, main }: Pick<Part, 'name' | 'title' | 'main'>, table: StateTable, drawn = main): string {
  const { component, rows, columns, ...rest } = table
  const others = Object.entries(rest).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
  return `// Written by \`npm run codegen\` from the props of ${name}.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawerOf } from '../../stories/states/draw.ts'
import { States } from '../../stories/states/States.tsx'
import type { StateTable } from '../../stories/states/table.ts'
import main, { ${drawn} } from './${name}.stories.tsx'

const meta = {
  title: '${title}/States',
  tags: ['!dev', '!autodocs', 'matrix', 'states'],
  parameters: {
    mirror: 'none',
    layout: 'fullscreen',
    docs: { source: { type: 'code' } },
    // The same part is on this page once for each state; on a page of the product its landmark is alone.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta
export default meta

const table: StateTable = {
  component: '${component}',
${listed('rows', rows)}${listed('columns', columns)}${others.join('')}}

export const EveryState: StoryObj = {
  render: (_args, context) => <States draw={drawerOf(main, ${drawn}, context)} table={table} />,
}
`
}

/** Returns the matrix of a component; undefined if it has no states. */
export function tableOf(part: Part): StateTable | undefined {
  const states = withoutStates.has(part.name) ? undefined : statesOf(part)
  if (!states) return undefined
  const { main, component: _component, always = {}, columns: more = [], without = [], ...rest } = overrides[part.name] ?? {}
  const named = new Set(more.map(({ name }) => name))
  const own = states.columns.filter(
    ({ name, pose, texts }) =>
      !named.has(name) &&
      // Only the first story is known to take the texts.
      (main === undefined || texts === undefined) &&
      (pose === undefined || !without.includes(pose)),
  )
  const afterPoses = own.findLastIndex(({ pose }) => pose !== undefined) + 1
  return {
    ...states,
    rows: states.rows.map(({ name, args }) => ({ name, args: { ...always, ...args } })),
    columns: own.toSpliced(Math.max(afterPoses, 1), 0, ...more),
    ...rest,
  }
}

/** Writes a story of every component that has states, and deletes those of components that have none any more. */
export function writeStates(): void {
  const written = new Set<string>()
  for (const part of partsOfSystem()) {
    const table = tableOf(part)
    if (!table) continue
    const file = `${part.folder}/${part.name}.states.stories.tsx`
    written.add(file)
    const text = storyOf(part, table, overrides[part.name]?.main)
    const before = globSync(file, { cwd: inRoot() }).length > 0 ? readFileSync(inRoot(file), 'utf8') : ''
    if (before !== text) writeFileSync(inRoot(file), text)
  }
  for (const file of globSync(stateStories, { cwd: inRoot() })) if (!written.has(file.replaceAll('\\', '/'))) rmSync(inRoot(file))
}
