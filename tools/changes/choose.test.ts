import { describe, expect, it } from 'vitest'
import { choose, parted, type Project } from './choose.ts'
import { planOf } from './plan.ts'

const node = (always: string[] = [], later: string[] = []) => ({ always, later })

const graph = new Map([
  [
    'app/src/main.tsx',
    node(['app/src/shell/Frame.tsx'], ['app/src/features/settings/profile/Name.tsx', 'app/src/features/social/Badge.tsx']),
  ],
  ['app/src/shell/Frame.tsx', node()],
  [
    'app/src/features/settings/profile/Name.tsx',
    node(['app/src/features/settings/name.ts', 'app/src/features/settings/Name.generated.ts']),
  ],
  ['app/src/features/settings/Name.generated.ts', node()],
  ['app/src/features/settings/name.ts', node()],
  ['app/src/features/social/Badge.tsx', node()],
  ['app/src/features/settings/name.test.ts', node(['app/src/features/settings/name.ts'])],
  ['app/src/features/settings/Name.stories.tsx', node(['app/src/features/settings/profile/Name.tsx'])],
  ['app/src/features/social/Badge.stories.tsx', node(['app/src/features/social/Badge.tsx'])],
  ['.storybook/preview.tsx', node([], ['.storybook/network.ts'])],
  ['.storybook/network.ts', node(['mocks/world/people.ts'])],
  ['mocks/world/people.ts', node(['server/contract/settings/rules.ts'])],
  ['server/contract/settings/rules.ts', node()],
  ['server/contract/generated/user-types.ts', node()],
  ['server/src/main.ts', node(['server/src/domains/settings/save.ts', 'server/src/http/listen.ts', 'mocks/world/people.ts'])],
  ['server/src/domains/settings/save.ts', node(['server/contract/settings/rules.ts', 'server/contract/generated/user-types.ts'])],
  ['server/src/domains/settings/save.test.ts', node(['server/src/domains/settings/save.ts'])],
  ['server/src/http/listen.ts', node()],
  ['server/parity/settings.test.ts', node(['server/src/domains/settings/save.ts', 'mocks/world/people.ts'])],
  ['tools/tree.test.ts', node(['tools/tree.ts'])],
  ['tools/tree.ts', node()],
  ['tools/lint/styles.ts', node()],
  ['tools/visual/mirror/faults.ts', node()],
  ['app/e2e/journeys/settings.e2e.ts', node(['app/e2e/harness/door.ts'])],
  ['app/e2e/journeys/social.e2e.ts', node(['app/e2e/harness/door.ts', 'app/e2e/harness/oauth.ts'])],
  ['app/e2e/harness/door.ts', node()],
  ['app/e2e/harness/oauth.ts', node()],
])
const journeys = ['app/e2e/journeys/settings.e2e.ts', 'app/e2e/journeys/social.e2e.ts']
const project: Omit<Project, 'changed'> = {
  isThere: (file) => !file.includes('gone'),
  graph,
  entries: ['app/src/main.tsx', 'server/src/main.ts'],
  files: {
    server: ['server/src/domains/settings/save.test.ts'],
    unit: ['app/src/features/settings/name.test.ts', 'tools/tree.test.ts'],
    parity: ['server/parity/settings.test.ts'],
    stories: ['app/src/features/settings/Name.stories.tsx', 'app/src/features/social/Badge.stories.tsx'],
    journeys,
  },
  readers: new Set(['tools/tree.test.ts']),
  withScenario: new Set(['app/src/features/social/Badge.stories.tsx']),
  notMirrored: new Set(),
  walks: new Map([
    [journeys[0] ?? '', new Set(['settings', 'session'])],
    [journeys[1] ?? '', new Set(['social', 'settings/contact'])],
  ]),
}
const after = (...changed: string[]) => choose({ ...project, changed })
const names = (files: readonly string[] | 'all') =>
  files === 'all' ? 'all' : files.map((file) => file.split('/').at(-1)?.split('.')[0]).join(' ')
const short = (...changed: string[]) => {
  const choices = after(...changed)
  return Object.fromEntries(parted.map((part) => [part, names(choices[part].files)]))
}

describe('choose', () => {
  it.each([
    [
      'a part of a screen',
      'app/src/features/settings/profile/Name.tsx',
      { server: '', unit: 'tree', parity: '', stories: 'Name', journeys: 'settings' },
    ],
    [
      'pure thinking',
      'app/src/features/settings/name.ts',
      { server: '', unit: 'name tree', parity: '', stories: 'Name', journeys: 'settings social' },
    ],
    [
      'a screen of another feature',
      'app/src/features/social/Badge.tsx',
      { server: '', unit: 'tree', parity: '', stories: 'Badge', journeys: 'social' },
    ],
    [
      'a query',
      'app/src/features/settings/Name.graphql',
      { server: '', unit: 'tree', parity: '', stories: 'Name', journeys: 'settings social' },
    ],
    [
      'the frame around every page',
      'app/src/shell/Frame.tsx',
      { server: '', unit: 'tree', parity: '', stories: '', journeys: 'settings social' },
    ],
    [
      'a domain of the server',
      'server/src/domains/settings/save.ts',
      { server: 'save', unit: 'tree', parity: 'settings', stories: '', journeys: 'settings social' },
    ],
    [
      'what every request passes',
      'server/src/http/listen.ts',
      { server: '', unit: 'tree', parity: '', stories: '', journeys: 'settings social' },
    ],
    [
      'a rule that both sides keep',
      'server/contract/settings/rules.ts',
      { server: 'save', unit: 'tree', parity: 'settings', stories: 'Badge', journeys: 'settings social' },
    ],
    [
      'a schema',
      'server/contract/settings/settings.graphql',
      { server: 'save', unit: 'tree', parity: 'settings', stories: '', journeys: 'settings social' },
    ],
    ['a journey', 'app/e2e/journeys/social.e2e.ts', { server: '', unit: 'tree', parity: '', stories: '', journeys: 'social' }],
    ['a helper of one journey', 'app/e2e/harness/oauth.ts', { server: '', unit: 'tree', parity: '', stories: '', journeys: 'social' }],
    ['a tool', 'tools/tree.ts', { server: '', unit: 'tree', parity: '', stories: '', journeys: '' }],
    ['words for people', 'docs/decisions/001.md', { server: '', unit: 'tree', parity: '', stories: '', journeys: '' }],
    ['a file that is gone', 'app/src/features/settings/gone.ts', { server: '', unit: 'tree', parity: '', stories: '', journeys: '' }],
  ])('%s', (_, changed, expected) => expect(short(changed)).toEqual(expected))

  it.each([
    'package.json',
    'pnpm-lock.yaml',
    'mocks/package.json',
    'app/tsconfig.json',
    'tsconfig.base.json',
    'vitest.node.config.ts',
    'server/vitest.config.ts',
    'app/vite.config.ts',
    'app/e2e/playwright.config.ts',
    '.oxlintrc.json',
    '.storybook/preview.tsx',
    'tools/parts/parts.ts',
    'tools/changes/choose.ts',
    'server/src/database/testing/lender.ts',
  ])('returns everything if %s changed', (file) => {
    const { mirror, ...others } = after(file)
    const why = `${file} decides how all of them run`
    for (const choice of Object.values(others)) expect(choice).toEqual({ files: 'all', why })
    expect(mirror).toEqual({ files: project.files.stories, why })
  })

  it('returns everything if a file changed that nobody imports', () => expect(after('app/index.html').journeys.files).toBe('all'))

  it('lints the changed files that still exist', () =>
    expect(after('app/src/shell/Frame.tsx', 'app/src/shell/gone.ts', 'README.md').lint.files).toEqual(['app/src/shell/Frame.tsx']))

  it('lints everything if a lint rule changed', () => expect(after('tools/lint/styles.ts').lint.files).toBe('all'))

  it('checks generated files if codegen reads a changed file', () => {
    expect(after('server/contract/settings/settings.graphql').generated.files).toBe('all')
    expect(after('app/src/shell/Frame.tsx').generated.files).toEqual([])
  })
})

describe('the comparison of mirror images', () => {
  const badge = 'app/src/features/social/Badge.stories.tsx'

  it('compares the stories that draw what changed', () => expect(after('app/src/features/social/Badge.tsx').mirror.files).toEqual([badge]))

  it('leaves out a file that is not mirrored yet if nothing beside it changed', () => {
    const listed = (changed: string) => choose({ ...project, changed: [changed], notMirrored: new Set([badge]) }).mirror.files
    expect(listed('server/contract/settings/rules.ts')).toEqual([])
    expect(listed('app/src/features/social/Badge.tsx')).toEqual([badge])
  })

  it('compares stories of all files if its own rules changed', () =>
    expect(after('tools/visual/mirror/faults.ts').mirror.files).toEqual(project.files.stories))
})

it('planOf states which files each part runs, which parts are left out, and why', () => {
  const { runs, says } = planOf(['types', 'server', 'journeys', 'storybook', 'mirror'], after('app/src/features/social/Badge.tsx'), {
    server: 1,
    unit: 2,
    parity: 1,
    stories: 2,
    journeys: 2,
  })
  expect(runs.map(({ name }) => name)).toEqual(['types', 'journeys', 'mirror'])
  expect(says).toEqual([
    '  types      all',
    '  server     left out: none of it imports what changed',
    '  journeys   1 of 2 files, in the settings of their tags: those that walk through social',
    '  storybook  left out: stories that are tested are not bundled; the bundle is built by all of npm test',
    '  mirror     1 files: all stories beside what changed, the first one of other files that draw it',
  ])
})
