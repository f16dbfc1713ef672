import { codemods } from '@wasla/design-system/codemods/all.ts'
import type { Codemod } from '@wasla/design-system/codemods/codemod.ts'
import { describe, expect, it } from 'vitest'
import { apply } from './apply.ts'

const codemod: Codemod = {
  version: '2.0.0',
  name: 'tags',
  says: 'Chip is Tag, and its prop tone is look.',
  example: { before: '', after: '' },
  mends: [],
  entries: [{ from: 'components/Chip', to: 'components/Tag' }],
  exports: [{ entry: 'components/Tag', from: 'Chip', to: 'Tag' }],
  props: [{ entry: 'components/Tag', component: 'Tag', from: 'tone', to: 'look' }],
  properties: [{ from: '--w-space-sm', to: '--w-space-small' }],
}
const applied = (text: string, file = 'page.tsx') => apply(file, text, codemod)
const before = `import { Chip } from '@wasla/design-system/components/Chip'\n`
const after = `import { Tag } from '@wasla/design-system/components/Tag'\n`

describe('a codemod', () => {
  it('follows an entry, an export and a prop with a new name', () => {
    expect(applied(`${before}const one = <Chip tone="a"><b tone="b" /></Chip>\n`)).toEqual({
      text: `${after}const one = <Tag look="a"><b tone="b" /></Tag>\n`,
      notes: [],
    })
  })

  it('renames uses of the import, and no members, keys or attributes of the same name', () => {
    const text = 'const two = { Chip: 1, other: Chip, ...{ Chip } }\nshown.Chip = typeof Chip\n'
    const expected = 'const two = { Chip: 1, other: Tag, ...{ Chip: Tag } }\nshown.Chip = typeof Tag\n'
    expect(applied(before + text).text).toBe(after + expected)
  })

  it('keeps the local name of an import with “as”, and changes the props of its elements', () => {
    const text = `import { Chip as Label } from '@wasla/design-system/components/Chip'\nconst one = <Label tone="a" />\n`
    expect(applied(text).text).toBe(`import { Tag as Label } from '@wasla/design-system/components/Tag'\nconst one = <Label look="a" />\n`)
  })

  it.each(['const Tag = 1\n', 'const draw = (Chip) => Chip\n', 'export { Chip }\n'])(
    'keeps the old name by “as” if the source has “%s”',
    (text) => {
      expect(applied(before + text).text).toBe(`import { Tag as Chip } from '@wasla/design-system/components/Tag'\n${text}`)
    },
  )

  it('does not change components of other packages', () => {
    const text = `import { Chip } from './Chip'\nimport { Box } from '@wasla/design-system/primitives/Box'\nconst one = <Chip tone="a" />\n`
    expect(applied(text)).toEqual({ text, notes: [] })
  })

  it('names the lines that a person has to check', () => {
    const text = `${before}const one = <Chip {...more} />\nconst load = () => import('@wasla/design-system/components/Chip')\n`
    const { text: changed, notes } = applied(text)
    expect(changed).toContain(`import('@wasla/design-system/components/Tag')`)
    expect(notes).toEqual([
      { line: 3, text: 'tags: what is loaded here has a new name' },
      { line: 2, text: 'tags: these properties may contain tone, which is look now' },
    ])
  })

  it('renames custom properties in style sheets and sources, but none that only begins with the same name', () => {
    const text = '.a { gap: var(--w-space-sm); margin: var(--w-space-small, var(--w-space-sm-x)) }\n'
    expect(applied(text, 'page.css').text).toBe(text.replace('var(--w-space-sm)', 'var(--w-space-small)'))
    expect(applied("const gap = 'var(--w-space-sm)'\n").text).toBe("const gap = 'var(--w-space-small)'\n")
  })

  it('refuses a source with a syntax error', () => {
    expect(() => applied(`${before}const = 1`)).toThrow(/page\.tsx cannot be read/u)
  })
})

describe.each(codemods)('the codemod $name of $version', (one) => {
  it('changes its example, with nothing left for a person', () => {
    expect(apply('example.tsx', one.example.before, one)).toEqual({ text: one.example.after, notes: [] })
  })

  it('changes nothing a second time', () => expect(apply('example.tsx', one.example.after, one).text).toBe(one.example.after))
})
