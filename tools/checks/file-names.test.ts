import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sameButCapitals } from './file-names.ts'

test('sameButCapitals finds modules whose names differ only in capitals, and ignores tests and styles beside a module', () => {
  expect(sameButCapitals(['a/Girih.tsx', 'a/girih.ts', 'a/Girih.css.ts', 'b/girih.ts'])).toEqual([['a/Girih.tsx', 'a/girih.ts']])
})

test('no two modules of the project have names that differ only in capitals', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = globSync('{app,design-system,server,mocks,tools,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(?:^|[\\/])(?:node_modules|dist|\.cache)$/.test(name),
  })
  expect(files.length).toBeGreaterThan(500)
  expect(sameButCapitals(files)).toEqual([])
})
