import { beforeAll, describe, expect, it } from 'vitest'
import { compare, type Change, type Interface } from './compare.ts'

const version = (declarations: Readonly<Record<string, string>>): Interface => ({
  version: '1.0.0',
  entries: new Map([['components/Part', 'components/Part/Part.tsx']]),
  declarations: new Map(Object.entries(declarations)),
})

/** Each export before and after, with the expected result. An empty text means that there is no such export. */
const cases = [
  { title: 'a new export', name: 'fresh', before: '', after: 'const fresh: 1;', expected: 'added' },
  { title: 'an export that is gone', name: 'gone', before: 'const gone: 1;', after: '', expected: 'removed, breaking' },
  {
    title: 'the same export',
    name: 'same',
    before: 'const same: 1;',
    after: '/** Says more. */\nexport declare const same: 1;',
    expected: '',
  },
  {
    title: 'a component with a new optional prop',
    name: 'Wider',
    before: 'function Wider(props: { a: string }): null;',
    after: 'function Wider(props: { a: string; b?: string }): null;',
    expected: 'changed',
  },
  {
    title: 'a component with a new required prop',
    name: 'Needy',
    before: 'function Needy(props: { a: string }): null;',
    after: 'function Needy(props: { a: string; b: string }): null;',
    expected: 'changed, breaking',
  },
  {
    title: 'a component that lost an optional prop',
    name: 'Narrow',
    before: 'function Narrow(props: { a: string; b?: string }): null;',
    after: 'function Narrow(props: { a: string }): null;',
    expected: 'changed, breaking',
  },
  {
    title: 'a component with a renamed optional prop',
    name: 'Renamed',
    before: 'function Renamed(props: { a: string; isHeld?: boolean }): null;',
    after: 'function Renamed(props: { a: string; isFixed?: boolean }): null;',
    expected: 'changed, breaking',
  },
  {
    title: 'a component whose prop takes more values',
    name: 'Loose',
    before: `function Loose(props: { a: 'x' }): null;`,
    after: `function Loose(props: { a: 'x' | 'y' }): null;`,
    expected: 'changed',
  },
  {
    title: 'a component whose prop takes fewer values',
    name: 'Strict',
    before: `function Strict(props: { a: 'x' | 'y' }): null;`,
    after: `function Strict(props: { a: 'x' }): null;`,
    expected: 'changed, breaking',
  },
  {
    title: 'a generic component with a new optional prop',
    name: 'Choice',
    before: 'function Choice<Id extends string>(props: { id: Id }): null;',
    after: 'function Choice<Id extends string>(props: { id: Id; b?: Id }): null;',
    expected: 'changed',
  },
  {
    title: 'a function that returns another type',
    name: 'write',
    before: 'function write(value: number): string;',
    after: 'function write(value: number): number;',
    expected: 'changed, breaking',
  },
  {
    title: 'a longer list of names',
    name: 'tones',
    before: `const tones: readonly ['a', 'b'];`,
    after: `const tones: readonly ['b', 'a', 'c'];`,
    expected: 'changed',
  },
  {
    title: 'a shorter list of names',
    name: 'sizes',
    before: `const sizes: readonly ['a', 'b'];`,
    after: `const sizes: readonly ['a'];`,
    expected: 'changed, breaking',
  },
  {
    title: 'an object that lost a member',
    name: 'vars',
    before: 'const vars: { space: { sm: string; md: string } };',
    after: 'const vars: { space: { md: string } };',
    expected: 'changed, breaking',
  },
  { title: 'a type with more names', name: 'Name', before: `type Name = 'a';`, after: `type Name = 'a' | 'b';`, expected: 'changed' },
  {
    title: 'a type with parameters that changed',
    name: 'Row',
    before: 'type Row<Id> = { id: Id };',
    after: 'type Row<Id> = { id: Id; b?: Id };',
    expected: 'changed, breaking',
  },
] as const

const written = (side: 'before' | 'after') =>
  cases
    .flatMap((one) =>
      one[side] === ''
        ? []
        : [one[side].startsWith('/**') ? one[side] : `export ${one[side].startsWith('type') ? '' : 'declare '}${one[side]}`],
    )
    .join('\n')

let changes: ReadonlyMap<string, Change>
beforeAll(async () => {
  const shared = (member: string) =>
    `type Hidden = { ${member} };\nexport type Shown = Hidden;\nexport declare const unlike: import('./other.js').Other;\n`
  const old = version({
    'components/Part/Part': `${written('before')}\nimport { type Base } from './other.js';\nexport declare function Built(props: Base): null;\n${shared('a: string')}`,
    'components/Part/other': 'export type Base = { a: string };\nexport type Other = { a: string };\n',
  })
  const now = version({
    'components/Part/Part': `${written('after')}\nimport { type Base } from './other.js';\nexport declare function Built(props: Base): null;\n${shared('a: number')}`,
    'components/Part/other': 'export type Base = { a: string; b: string };\nexport type Other = { a: string };\n',
  })
  changes = new Map((await compare(old, now)).map((change) => [change.name, change]))
})

const said = (name: string) => {
  const change = changes.get(`components/Part ${name}`)
  return change ? `${change.kind}${change.isBreaking ? ', breaking' : ''}` : ''
}

describe('the comparison of two versions', () => {
  it.each(cases)('judges $title', ({ name, expected }) => expect(said(name)).toBe(expected))

  it('follows types that are not exported, and types of other files', () => {
    expect(said('Shown')).toBe('changed, breaking')
    expect(said('Built')).toBe('changed, breaking')
    expect(said('unlike')).toBe('')
  })
})
