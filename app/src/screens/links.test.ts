import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { paths, type Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

const source = path.resolve(import.meta.dirname, '..')

/**
 * Files that contain paths without linking to them: the screen table, the guards, and code that checks for a screen before it shows a link.
 */
const tables: readonly string[] = [
  'paths.ts',
  'session/guards.ts',
  'frames/nav/navEntries.ts',
  'features/profiles/home/program-entry.ts',
  'shared/explore/explore-menu.ts',
  'features/wallet/coming/program-entry.ts',
]

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|generated|css)\.tsx?$/.test(name))
  .filter((name) => !tables.includes(name) && !name.startsWith('admin/'))

/** Returns the addresses of this app that a file's text contains. */
const addressesIn = (text: string) => [...text.matchAll(/['"`](\/[a-z][a-z/-]*)/g)].map(([, address]) => address ?? '')

const rowOf = (address: string): Path | undefined =>
  paths.find((each) => each === address) ?? paths.find((each) => matchPath(each, address) !== null)

test('no link leads to a page that does not exist', () => {
  const missing = files.flatMap((name) =>
    addressesIn(readFileSync(path.join(source, name), 'utf8')).flatMap((address) => {
      const row = rowOf(address)
      return row && !isScreenPath(row) ? [`${name}: ${address}`] : []
    }),
  )
  expect(missing).toEqual([])
})
