import { describe, expect, it } from 'vitest'
import { lostLinks, lostPaths, treeOf } from './paths.ts'

const tree = treeOf(['server/src/main.ts', 'docs/how-to.md', 'tools/tasks/test.ts'], ['screens/'])

describe('lostPaths', () => {
  it.each(['server/src/main.ts', 'src/main.ts', 'main.ts', 'server/src/', 'tools/tasks/<task>.ts', 'tools/*/*.ts', 'docs/{how-to,why}.md'])(
    'accepts %s, which is in the tree',
    (name) => expect(lostPaths('README.md', `See \`${name}\`.`, tree)).toEqual([]),
  )

  it.each(['/sign-in', '@wasla/contract', '.ts', 'screens/index.html', 'GET /files', 'and/or'])('ignores %s, which is no path', (name) =>
    expect(lostPaths('README.md', `See \`${name}\`.`, tree)).toEqual([]),
  )

  it.each(['server/src/old.ts', 'old.ts', 'server/old', 'tools/tasks/<task>.mjs', 'docs/*/*.md'])('reports %s with its line', (name) =>
    expect(lostPaths('README.md', `A\n\`${name}\``, tree)).toEqual([`README.md:2: there is no ${name}`]),
  )

  it('searches the comments of a source, and not its code', () =>
    expect(lostPaths('a.ts', 'const made = `old.ts`\n\n// As in `older.ts`.\n', tree)).toEqual(['a.ts:3: there is no older.ts']))
})

describe('lostLinks', () => {
  const files: Readonly<Record<string, string>> = { 'docs/how-to.md': '# How to\n## A field, and its (own) text\n' }
  const lost = (text: string) => lostLinks('docs/README.md', text, (file) => files[file])

  it.each(['how-to.md', 'how-to.md#a-field-and-its-own-text', 'https://wasla.example/x.md'])('accepts %s', (to) =>
    expect(lost(`[how](${to})`)).toEqual([]),
  )

  it.each(['why.md', 'how-to.md#no-field', '#no-field'])('reports %s with its line', (to) =>
    expect(lost(`# Why\n[how](${to})`)).toEqual([`docs/README.md:2: ${to} leads nowhere`]),
  )
})
