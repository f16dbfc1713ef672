import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileAt, filesAt, lastReleases } from '../changes/git.ts'
import { inRoot } from '../process.ts'
import { removedSince } from './removed-fields.ts'

const isOfMembers = (file: string) => /^server\/contract\/[^/]+\/[^/]+\.graphql$/.test(file) && !file.startsWith('server/contract/admin/')
const now = () =>
  globSync('server/contract/*/*.graphql', { cwd: inRoot() })
    .filter(isOfMembers)
    .map((file) => readFileSync(inRoot(file), 'utf8'))
    .join('\n')

/** Returns the schema of the members at a commit. */
async function schemaAt(commit: string): Promise<string> {
  const files = (await filesAt(commit, 'server/contract')).filter(isOfMembers)
  return (await Promise.all(files.map((file) => fileAt(commit, file)))).join('\n')
}

it('removedSince names what an older app may still ask for, and nothing that was added', () => {
  const earlier =
    'type Query { a(id: ID): String! b: Kind z: ID } enum Kind { ONE TWO } input In { x: Int } type Mutation { change(in: In): Int }'
  const added = earlier.replace('b: Kind', 'b: Kind c: Int').replace('TWO', 'TWO THREE').replace('x: Int', 'x: Int y: Int')
  expect(removedSince(earlier, added)).toEqual([])
  const removed = earlier.replace('b: Kind', 'b: Int').replace('(id: ID)', '').replace('TWO', '').replace('x: Int', 'y: Int!')
  expect(removedSince(earlier, removed)).toEqual([
    'Query.a arg id was removed.',
    'Query.b changed type from Kind to Int.',
    'TWO was removed from enum type Kind.',
    'A required field y on input type In was added.',
    'In.x was removed.',
  ])
})

it('the schema of the members has everything that it had in the two newest releases (F25)', async () => {
  for (const release of await lastReleases(2)) expect([release, removedSince(await schemaAt(release), now())]).toEqual([release, []])
  // Without a release yet, this shows that the schema of a commit can be read.
  expect(await schemaAt('HEAD')).toContain('type Query')
})
