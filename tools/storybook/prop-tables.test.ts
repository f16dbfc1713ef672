import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { argTypesOf } from '../../.storybook/props/arg-types.ts'
import { isComponentFile } from '../../.storybook/props/plugin.ts'
import { drawsSample, ownArguments, partOf, withPart } from '../../.storybook/props/of-part.ts'
import { PropReader, type Described } from '../../.storybook/props/read.ts'
import { membersOf, tidyType } from '../../.storybook/props/type-text.ts'
import { inRoot } from '../process.ts'

describe('types in a table of props', () => {
  it('are split at their top level', () => {
    expect(membersOf("'a|b' | (x: 'a' | 'b')[] | Set<string | number>")).toEqual(["'a|b'", "(x: 'a' | 'b')[]", 'Set<string | number>'])
    expect(membersOf('(x: string) => string | null')).toEqual(['(x: string) => string | null'])
    expect(membersOf('((x: string) => void) | null')).toEqual(['((x: string) => void)', 'null'])
  })

  it('are written in the style of the project', () => {
    expect(tidyType('"b" | "a" | undefined', true)).toBe("'b' | 'a'")
    expect(tidyType('string | undefined', false)).toBe('string | undefined')
    expect(tidyType('((id: string) => void) | undefined', true)).toBe('(id: string) => void')
    expect(tidyType('{ name: string; src?: string | null | undefined; }', false)).toBe('{ name: string; src?: string | null; }')
  })

  it('offer their members as options', () =>
    expect(
      argTypesOf([{ name: 'size', isRequired: false, type: "'small' | 'large'", description: 'How large.', default: "'small'" }]),
    ).toEqual({
      size: {
        name: 'size',
        description: 'How large.',
        type: { name: 'enum', value: ['small', 'large'], required: false },
        table: { type: { summary: "'small' | 'large'" }, defaultValue: { summary: "'small'" } },
      },
    }))
})

describe('the table of a sample that contains a component', () => {
  const part = argTypesOf([
    { name: 'state', isRequired: false, type: "'ready' | 'error'", description: 'How it stands.', default: "'ready'" },
    { name: 'rows', isRequired: true, type: 'readonly T[]', description: '' },
  ])

  it('is the table of the component, with the controls of the story', () => {
    const own = { state: { name: 'state', control: { type: 'radio' } }, count: { name: 'count' } } as const
    expect(withPart(part, own, {})).toEqual({
      state: { ...part['state'], control: { type: 'radio' } },
      rows: { ...part['rows'], control: { disable: true } },
      count: { name: 'count' },
    })
    expect(withPart(part, {}, { rows: [] })['rows']).toEqual(part['rows'])
  })

  it('has no row for arguments that only the story takes', () => {
    expect(ownArguments(part, { state: { name: 'state' }, count: { name: 'count' } }, { rows: [], people: 3 })).toEqual(['count', 'people'])
    expect(ownArguments(null, { count: { name: 'count' } }, {})).toEqual([])
  })

  it('replaces the table of the sample if the stories do not render the component itself', () => {
    expect(drawsSample('const meta = {\n  component: Sample,\n}', 'Table')).toBe(true)
    expect(drawsSample('const meta = {\n  component: Table,\n}', 'Table')).toBe(false)
  })

  it('is used for the stories in the component’s folder', () => {
    expect(partOf('components/Table/Table.stories.tsx')).toBe('Table')
    expect(partOf('components/Table/Table.matrix.stories.tsx')).toBeUndefined()
    expect(partOf('foundations/Type.stories.tsx')).toBeUndefined()
  })
})

const system = inRoot('design-system')
const described = new Map<string, readonly Described[]>()
const all = () =>
  [...described.values()].flat().flatMap(({ name, props }) => props.map((prop) => ({ ...prop, place: `${name}.${prop.name}` })))

describe('the tables of props of the design system', () => {
  beforeAll(() => {
    const reader = new PropReader(system)
    try {
      for (const place of globSync('{components,patterns,primitives,icons}/**/*.tsx', { cwd: system }))
        if (isComponentFile(place.replaceAll('\\', '/'))) described.set(place, reader.componentsIn(path.join(system, place)))
    } finally {
      reader.close()
    }
  })
  afterAll(() => described.clear())

  it('exist for every component', () => {
    expect(described.size).toBeGreaterThan(150)
    expect(all().length).toBeGreaterThan(800)
  })

  it('name every type with its members', () => {
    const vague = all().filter(
      ({ type }) =>
        /^(?:unknown|any|union|error|never|object)$|typeof|\[number\]|JSXElementConstructor|\.\.\. \d+ more/u.test(type) || type === '',
    )
    expect(vague.map(({ place, type }) => `${place}: ${type}`)).toEqual([])
  })

  it('contain every default of the source', () => {
    const missing = [...described].flatMap(([place, components]) => {
      const source = readFileSync(path.join(system, place), 'utf8')
      return components.flatMap(({ name, props }) => {
        const head = new RegExp(`^export function ${name}(?:<[^(]*>)?\\(\\{([^}]*)\\}`, 'mu').exec(source)?.[1] ?? ''
        const given = [...head.matchAll(/(?:^|,)\s*'?([\w-]+)'?(?:: \w+)? = /gu)].map(([, prop]) => prop)
        return given.filter((prop) => props.some((one) => one.name === prop && one.default === undefined)).map((prop) => `${name}.${prop}`)
      })
    })
    expect(missing).toEqual([])
  })

  it('contain the documented defaults', () => {
    const of = (place: string) => all().find((prop) => prop.place === place)
    expect(of('Button.variant')).toMatchObject({ default: "'secondary'", isRequired: false })
    expect(of('Button.variant')?.type).toContain("'dangerQuiet'")
    expect(of('Button.isPending')?.default).toBe('false')
    expect(of('Table.presentation')).toMatchObject({ type: "'lines' | 'scrolled' | 'stacked'", default: "'scrolled'" })
    expect(of('GoalPath.at')?.type).toBe('number | null')
    expect(of('GoalPath.goals')?.type).toBe('readonly Goal[]')
    expect(of('GoalPath.goals')?.detail).toContain('target: number')
  })
})
