import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sameButCapitals } from './file-names.ts'

test('names that differ by capitals alone are found, tests and styles beside a module are not', () => {
  expect(sameButCapitals(['a/Girih.tsx', 'a/girih.ts', 'a/Girih.css.ts', 'b/girih.ts'])).toEqual([['a/Girih.tsx', 'a/girih.ts']])
})

test('every module of the house is one file on every disk', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = globSync('{app,design-system,server,mocks,tools,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(?:^|[\\/])(?:node_modules|dist|\.cache)$/.test(name),
  })
  expect(files.length).toBeGreaterThan(500)
  expect(sameButCapitals(files)).toEqual([])
})
