import { globSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../process.ts'
import { alike } from '../visual/states/alike.ts'
import { shownOtherwise, stylesOfInput, withoutStates } from './exceptions.ts'
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

/** Says which parts have a state that their matrix does not show. `has` says which parts have it. */
const hidden = (state: keyof typeof shownOtherwise, has: (part: Part) => boolean, all: readonly Part[]) =>
  all.filter((part) => {
    const table = has(part) ? tableOf(part) : undefined
    return table !== undefined && !table.columns.some(({ name }) => name.startsWith(state))
  })
const mayBeDisabled = ({ selectors }: Part) => /\[(?:data|aria)-disabled\]/u.test(selectors)
const mayBeFilled = ({ props }: Part) => props.some(({ name }) => /^default(?:Value|National)$/u.test(name))

it('every part that can be disabled, or has a value, shows it in its matrix, except those of the table', () => {
  const names = (those: readonly Part[]) => those.map(({ name }) => name)
  expect(names(hidden('Disabled', mayBeDisabled, parts))).toEqual(Object.keys(shownOtherwise.Disabled))
  expect(names(hidden('Filled', mayBeFilled, parts))).toEqual(Object.keys(shownOtherwise.Filled))
})

it('a new field whose matrix does not show it with a value is named', () => {
  const field = parts.find(({ name }) => name === 'TextField')
  const planted = field && { ...field, name: 'Planted' }
  expect(hidden('Filled', mayBeFilled, planted ? [planted] : []).map(({ name }) => name)).toEqual(['Planted'])
})

describe('tableOf', () => {
  const tableNamed = (name: string) => parts.filter((part) => part.name === name).map(tableOf)[0]
  const columnsOf = (name: string) => tableNamed(name)?.columns.map((column) => column.name)

  it('puts the columns of the table of exceptions after those of the camera', () =>
    expect(columnsOf('Menu')).toEqual(['Rest', 'Hover', 'Pressed', 'Focus', 'Open']))

  it('leaves out the states that the table names', () => expect(columnsOf('SideMenu')).toEqual(['Rest', 'Hover', 'Focus']))

  it('passes the arguments of every cell to each row', () =>
    expect(tableNamed('Tabs')?.rows).toEqual([{ name: 'Plain', args: { statsAreOff: false } }]))

  it('replaces a column of the props by the one of the table with its name', () =>
    expect(tableNamed('CardGrid')?.columns).toEqual([
      { name: 'Rest' },
      { name: 'Loading', args: { isLoading: true, items: [] } },
      { name: 'Empty', args: { items: [] } },
    ]))

  it('reads the props of the component that the table names', () => expect(columnsOf('Chip')).toContain('Disabled'))
})

it('every state that may look like rest is in the matrix of its part', () => {
  const shown = new Set(parts.flatMap((part) => tableOf(part)?.columns.map(({ name }) => `${part.name}, ${name}`) ?? []))
  expect(alike.filter(({ component, state }) => !shown.has(`${component}, ${state}`))).toEqual([])
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
