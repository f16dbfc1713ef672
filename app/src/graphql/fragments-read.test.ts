import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DocumentNode } from 'graphql'
import { expect, test } from 'vitest'

const documents = Object.assign(
  {},
  ...Object.values(import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', { eager: true })),
) as Record<string, DocumentNode>

const root = path.join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(?:test|generated)\.tsx?$/.test(file))

/** Returns the fragment documents that a source reads without naming the fragment that is meant. */
const readWithoutName = (source: string) =>
  [...source.matchAll(/(?:use|read)Fragment\(\{([^}]*)\}/gu)].flatMap(([, options = '']) =>
    options.includes('fragmentName') ? [] : [...options.matchAll(/fragment: (\w+)/gu)].map(([, name = '']) => name),
  )

test('a read of a fragment that includes other fragments says which one is meant', () => {
  const read = sources.flatMap((file) => readWithoutName(readFileSync(path.join(root, file), 'utf8')).map((name) => ({ file, name })))
  expect(read.length).toBeGreaterThan(5)
  expect(read.filter(({ name }) => documents[name]?.definitions.length !== 1)).toEqual([])
})
