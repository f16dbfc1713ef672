import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../process.ts'
import { storySources } from '../visual/requested.ts'

/** The top levels of the sidebar, from the page for newcomers to whole screens, in the order of the preview. */
const branches = [.../order: \[([^\]]+)\]/u.exec(readFileSync(inRoot('.storybook/preview.tsx'), 'utf8'))![1]!.matchAll(/'([^']+)'/gu)].map(
  ([, name]) => name,
)

test('every story belongs to one of the top levels', () => {
  expect(branches).toEqual(['Welcome', 'Foundations', 'Primitives', 'Components', 'Patterns', 'Screens'])
  const outside = [...storySources(inRoot())].flatMap(([file, source]) => {
    if (file.endsWith('.mdx')) return []
    const title = /^(?:const meta\b|export default)[^]*?\btitle: '([^']+)'/mu.exec(source)?.[1] ?? ''
    return branches.includes(title.split('/')[0] ?? '') ? [] : [`${file}: “${title}”`]
  })
  expect(outside).toEqual([])
})
