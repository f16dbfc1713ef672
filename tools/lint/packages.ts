import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The dependencies that the architecture allows: which of our packages each may import. */
const arrows = {
  'design-system': [],
  'server/contract': [],
  mocks: ['server/contract'],
  server: ['server/contract', 'mocks'],
  app: ['server/contract', 'design-system', 'mocks'],
  '.storybook': ['server/contract', 'design-system', 'mocks', 'app'],
  tools: ['server/contract', 'design-system', 'mocks', 'server', 'app', '.storybook'],
} as const satisfies Record<string, readonly string[]>

export type Folder = keyof typeof arrows

/** The folders of packages, the longest path first, so that files of `server/contract` do not count as files of `server`. */
const folders = (Object.keys(arrows) as Folder[]).toSorted((a, b) => b.length - a.length)

export const packageNames = new Map<string, Folder>([
  ['@wasla/design-system', 'design-system'],
  ['@wasla/contract', 'server/contract'],
  ['@wasla/mocks', 'mocks'],
  ['@wasla/server', 'server'],
  ['@wasla/app', 'app'],
])

export const mayImport = (from: Folder, to: Folder): boolean => (arrows[from] as readonly Folder[]).includes(to)

/** Returns the package a file belongs to; undefined for files at the root. */
export const folderOf = (file: string): Folder | undefined => folders.find((folder) => file.startsWith(`${folder}/`))

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
export type Declared = { always: ReadonlySet<string>; forMakers: ReadonlySet<string> }

const root = path.resolve(import.meta.dirname, '../..')
const known = new Map<string, Declared>()

/**
 * Returns the packages that a manifest declares: for the product, and also for tests, stories and tools. The two folders without a manifest
 * use that of the root.
 */
export function declaredBy(folder: Folder): Declared {
  const home = folder === 'tools' || folder === '.storybook' ? '.' : folder
  const already = known.get(home)
  if (already) return already
  const manifest = JSON.parse(readFileSync(path.join(root, home, 'package.json'), 'utf8')) as Manifest
  const ofMakers = Object.keys(manifest.devDependencies ?? {})
  // The product loads only the demo world of the mocks. Their mock server is for developers, so a release contains no package of it.
  const always = new Set([...Object.keys(manifest.dependencies ?? {}), ...(folder === 'mocks' ? ofMakers : [])])
  const declared = { always, forMakers: new Set([...always, ...ofMakers]) }
  known.set(home, declared)
  return declared
}
