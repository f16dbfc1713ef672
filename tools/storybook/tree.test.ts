import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../process.ts'
import { storySources } from '../visual/requested.ts'

/** The branches of the sidebar, from the page for newcomers to whole screens, as the preview sorts them. */
const branches = [.../order: \[([^\]]+)\]/u.exec(readFileSync(inRoot('.storybook/preview.tsx'), 'utf8'))![1]!.matchAll(/'([^']+)'/gu)].map(
  ([, name]) => name,
)

test('all stories stand in one tree', () => {
  expect(branches).toEqual(['Welcome', 'Foundations', 'Primitives', 'Components', 'Patterns', 'Screens'])
  const outside = [...storySources(inRoot())].flatMap(([file, source]) => {
    if (file.endsWith('.mdx')) return []
    const title = /^(?:const meta\b|export default)[^]*?\btitle: '([^']+)'/mu.exec(source)?.[1] ?? ''
    return branches.includes(title.split('/')[0] ?? '') ? [] : [`${file}: “${title}”`]
  })
  expect(outside).toEqual([])
})
