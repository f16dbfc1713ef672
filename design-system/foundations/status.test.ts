import { describe, expect, it } from 'vitest'
import { partNames, partOf, statusCounts } from './status.ts'
import { madeOf, placeOfFile, reached, usesOf } from './uses.ts'

const ours: Record<string, string> = import.meta.glob('../{components,patterns,primitives}/*/*.{ts,tsx,mdx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const theirs: Record<string, string> = import.meta.glob('../../app/src/**/*.tsx', { query: '?raw', import: 'default', eager: true })

const folderOf = (path: string) => path.split('/')[2] ?? ''
const files = Object.keys(ours)
const isCode = (path: string) => !/\.(stories\.tsx|test\.tsx?|mdx)$/u.test(path)
const folders = [...new Set(files.filter((path) => path.endsWith('.tsx')).map(folderOf))]
const has = (name: string, ending: string) => files.some((path) => folderOf(path) === name && path.endsWith(ending))

describe('the status of the components', () => {
  it('exists for every folder, and for nothing else', () => {
    expect(partNames.toSorted()).toEqual(folders.toSorted())
  })

  it('names the folder of each component', () => {
    for (const name of partNames)
      expect(
        files.some((path) => path.startsWith(`../${partOf(name).kind}/${name}/`)),
        name,
      ).toBe(true)
  })

  it('is stable only for components that were reviewed', () => {
    for (const name of partNames)
      if (partOf(name).status === 'stable') expect(partOf(name).a11yReviewed, name).toMatch(/^\d{4}-\d\d-\d\d$/u)
  })

  it('is stable for a component with stories only if it has a page and, except for Form, a matrix', () => {
    const own = partNames.filter((name) => partOf(name).status === 'stable' && has(name, '.stories.tsx'))
    for (const name of own)
      expect([name, has(name, '.mdx'), has(name, '.matrix.stories.tsx') || name === 'Form']).toEqual([name, true, true])
  })

  it('marks a component as awaited if, and only if, no screen uses it yet', () => {
    const texts: Record<string, string> = {}
    for (const path of files.filter(isCode)) texts[folderOf(path)] = `${texts[folderOf(path)] ?? ''}\n${ours[path] ?? ''}`
    const onScreens = reached(usesOf(theirs).keys(), texts)
    expect(partNames.filter((name) => partOf(name).isAwaited)).toEqual(partNames.filter((name) => !onScreens.has(name)))
  })

  it('counts each component once', () => {
    expect(Object.values(statusCounts()).reduce((sum, count) => sum + count, 0)).toBe(partNames.length)
  })
})

describe('the uses of a component', () => {
  it('are the places that import it', () => {
    const uses = usesOf({
      '../../app/src/features/session/sign-in/Screen.tsx': `import { Button } from '@wasla/design-system/components/Button'`,
      '../../app/src/features/profiles/Frame.tsx': `import { Button } from '@wasla/design-system/components/Button'`,
      '../../app/src/shell/Frame.tsx': `import { AppShell } from '@wasla/design-system/patterns/AppShell'`,
    })
    expect([...uses]).toEqual([
      ['Button', ['profiles', 'session/sign-in']],
      ['AppShell', ['shell']],
    ])
    expect(placeOfFile('../../app/src/features/social/connect/List.tsx')).toBe('social/connect')
  })

  it('include uses through other components', () => {
    expect(madeOf(`import { a } from '../Button/Button.tsx'\nimport { b } from '../../primitives/Bidi/Bidi.tsx'`)).toEqual([
      'Button',
      'Bidi',
    ])
    const texts = { Sheet: `from '../Dialog/ModalFrame.tsx'`, Dialog: `from '../Button/Button.tsx'`, Tabs: `from '../Badge/Badge.tsx'` }
    expect([...reached(['Sheet'], texts)]).toEqual(['Sheet', 'Dialog', 'Button'])
  })
})
