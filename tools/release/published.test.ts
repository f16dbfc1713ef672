import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from '../process.ts'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const versionOf = (manifest: string) => (JSON.parse(read(manifest)) as { version: string }).version

type Step = { uses?: string; run?: string }
type Workflow = {
  permissions?: Readonly<Record<string, string>>
  jobs: Readonly<Record<string, { permissions?: Readonly<Record<string, string>>; 'timeout-minutes'?: number; steps: readonly Step[] }>>
}
const workflows = globSync('.github/workflows/*.yml', { cwd: inRoot() }).map((file) => ({ file, ...(parse(read(file)) as Workflow) }))

describe('CHANGELOG.md', () => {
  it('begins with the version of package.json', () => expect(/^## (\S+)/mu.exec(read('CHANGELOG.md'))?.[1]).toBe(versionOf('package.json')))

  it('has a part for each group of readers in the newest version', () =>
    expect([...(read('CHANGELOG.md').split(/^## /mu)[1] ?? '').matchAll(/^### (.*)$/gmu)].map(([, name]) => name)).toEqual([
      'For users',
      'For operators',
      'For products that use the design system',
      'For developers',
    ]))
})

it('all of our packages have the same version', () =>
  expect(
    new Set(
      ['package.json', ...globSync('{app,design-system,mocks,server,server/contract}/package.json', { cwd: inRoot() })].map(versionOf),
    ).size,
  ).toBe(1))

describe('the workflows', () => {
  it('run what every change has to pass', () =>
    expect(workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run)))).toContain('.ci/run'))

  it.each(workflows)('$file may read the repository and nothing else, except a package that a job writes', ({ permissions, jobs }) => {
    expect(permissions).toEqual({ contents: 'read' })
    for (const job of Object.values(jobs))
      expect(['contents:read', 'packages:write']).toEqual(
        expect.arrayContaining(Object.entries(job.permissions ?? {}).map(([what, right]) => `${what}:${right}`)),
      )
  })

  it.each(workflows)('$file pins its actions to a main version, and every job ends', ({ jobs }) => {
    for (const { steps, 'timeout-minutes': minutes } of Object.values(jobs)) {
      expect(minutes).toBeGreaterThan(0)
      for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/u)
    }
  })
})
