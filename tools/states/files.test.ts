import { globSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { inRoot } from '../process.ts'
import { stylesOfInput, withoutStates } from './exceptions.ts'
import { stateStories, storyOf, tableOf } from './files.ts'
import { overrides } from './overrides.ts'
import { partsOfSystem, type Part } from './read.ts'

/** Styles that answer a pointer or the focus. */
const answersInput = /\[data-(?:hovered|pressed|focus-visible|dragging)\]|:(?:hover|active|focus-visible|focus-within)\b/u

let parts: Part[] = []
beforeAll(() => {
  parts = partsOfSystem()
})
/** Returns the names of the components that have neither a matrix nor a reason for having none. */
const missingOf = (all: readonly Part[]) => all.filter((part) => !tableOf(part) && !withoutStates.has(part.name)).map(({ name }) => name)

it('every component has a matrix of states, or a reason for having none', () => {
  expect(parts.length).toBeGreaterThan(90)
  expect(missingOf(parts)).toEqual([])
})

it('a new component without a matrix and without a reason is named', () => {
  const [first] = parts
  const planted = first && { ...first, name: 'Planted', props: [], selectors: '' }
  expect(missingOf(planted ? [planted] : [])).toEqual(['Planted'])
})

it('every matrix has a story, and every story of states has a matrix', () => {
  const expected = parts.filter(tableOf).map(({ folder, name }) => `${folder}/${name}.states.stories.tsx`)
  const found = globSync(stateStories, { cwd: inRoot() }).map((file) => file.replaceAll('\\', '/'))
  expect(found.toSorted()).toEqual(expected.toSorted())
})

it('every part that reacts to the keyboard or a pointer shows the focus in its matrix', () => {
  const silent = parts.filter((part) => {
    const table = tableOf(part)
    return answersInput.test(part.styles) && table && !table.columns.some(({ pose }) => pose === 'focus')
  })
  expect(silent.map(({ name }) => name)).toEqual([])
})

it('no part without a matrix reacts to a pointer or the focus, except those of the table', () => {
  const wrong = parts.filter(({ name, styles }) => withoutStates.has(name) && answersInput.test(styles) && !(name in stylesOfInput))
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('the tables name only parts that exist and need their row', () => {
  const names = new Set(parts.map(({ name }) => name))
  expect([...withoutStates.keys(), ...Object.keys(overrides), ...Object.keys(stylesOfInput)].filter((name) => !names.has(name))).toEqual([])
  const needless = parts.filter(({ name, styles }) => name in stylesOfInput && !answersInput.test(styles))
  expect(needless.map(({ name }) => name)).toEqual([])
})

it('storyOf writes a story with the title, the main story and the states of a component', () => {
  const text = storyOf(
    { name: 'Switch', title: 'Components/Switch', main: 'Default' },
    { component: 'Switch', rows: [{ name: 'Plain', args: {} }], columns: [{ name: 'Hover', pose: 'hover' }], isWide: true },
  )
  expect(text).toContain("import main, { Default } from './Switch.stories.tsx'")
  expect(text).toContain("title: 'Components/Switch/States'")
  expect(text).toContain('    {"name":"Hover","pose":"hover"},\n')
  expect(text).toContain('  isWide: true,\n')
})
