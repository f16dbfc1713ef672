import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../fingerprint.ts'
import { capture, inRoot, root } from '../process.ts'
import { filesRequested, storySources } from './requested.ts'

/** Everything that a Storybook depends on. */
const inputs = [
  '.storybook',
  'app',
  'design-system',
  'mocks',
  'server/contract',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
]
const isNoInput = (file: string) => /\.test\.tsx?$|^app\/e2e\/|^design-system\/visual-accepted\.json$/.test(file)

const cache = inRoot('.cache', 'visual')
const stored = { 'build-': 6, 'pictures-': 6 }

export type Tell = (text: string) => void

async function must(command: string, args: string[], what: string, cwd = root, env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await capture(command, args, { cwd, env })
  if (code !== 0) throw new Error(`${what}:\n${output.trim().split('\n').slice(-40).join('\n')}`)
  return output
}

/** Deletes old builds and their pictures, and keeps the newest ones. */
function prune() {
  for (const [beginning, most] of Object.entries(stored)) {
    const those = readdirSync(cache).filter((name) => name.startsWith(beginning) && !name.endsWith('.unfinished'))
    const newest = those.toSorted((a, b) => statSync(path.join(cache, b)).mtimeMs - statSync(path.join(cache, a)).mtimeMs)
    for (const name of newest.slice(most)) rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}

/** A part of a Storybook: its name, and a function that returns its files in a folder. */
export type Portion = { name: string; filesIn: (folder: string) => readonly string[] }

const hashOf = (words: readonly string[]) => createHash('sha256').update(words.toSorted().join()).digest('hex').slice(0, 8)

/** Returns the part with the stories whose ids contain one of these words; undefined without words. */
export function portionOf(words: readonly string[]): Portion | undefined {
  if (words.length === 0) return undefined
  return { name: hashOf(words), filesIn: (folder) => filesRequested(storySources(folder), words) }
}

/** Returns the part with the stories of these files. */
export const portionOfFiles = (files: readonly string[]): Portion => ({ name: hashOf(files), filesIn: () => files })

type Job = { folder: string; content: string; name: string; portion: Portion | undefined; tell: Tell }

async function buildIn({ folder, content, name, portion, tell }: Job): Promise<string> {
  const from = performance.now()
  const to = placeOf(content, portion)
  const half = `${to}.unfinished`
  rmSync(half, { recursive: true, force: true })
  const files = portion?.filesIn(folder)
  if (files?.length === 0) throw new Error(`No story in ${name} has an id with these words.`)
  const storybook = path.join(folder, 'node_modules', '.bin', 'storybook')
  const env = files && { ONLY_STORIES: files.join('\n') }
  await must(storybook, ['build', '--quiet', '--output-dir', half], `The Storybook of ${name} does not build`, folder, env)
  renameSync(half, to)
  tell(`built ${files ? `${files.length} files` : 'all'} of ${name} in ${Math.round((performance.now() - from) / 1000)} s`)
  prune()
  return to
}

const placeOf = (content: string, portion?: Portion) => path.join(cache, `build-${content}${portion ? `-${portion.name}` : ''}`)

/** Returns the folder of an existing build of everything or of the requested part. Marks it as used, so that it is deleted last. */
function built(content: string, portion?: Portion): string | undefined {
  const found = [placeOf(content), placeOf(content, portion)].find((place) => existsSync(place))
  if (found !== undefined) utimesSync(found, new Date(), new Date())
  return found
}

/** Returns the folder of the Storybook of the working tree, or of a part of it, and builds it if one of its inputs has changed. */
export async function buildHere(tell: Tell, portion?: Portion): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const content = fingerprint(root, inputs, isNoInput).slice(0, 16)
  const there = built(content, portion)
  if (there !== undefined) return there
  tell('building the Storybook of the working tree')
  return buildIn({ folder: root, content, name: 'the working tree', portion, tell })
}

/** Returns a hash of all inputs in a commit. Commits that differ only in other files share a build. */
async function contentOf(commit: string): Promise<string> {
  const list = await must('git', ['ls-tree', commit, '--', ...inputs], `There is no commit ${commit}`)
  return createHash('sha256').update(list).digest('hex').slice(0, 16)
}

/** Installs the packages of another commit, from this machine's cache as far as possible. */
async function installIn(folder: string, tell: Tell) {
  const local = inRoot('.tools', 'bin', process.platform === 'win32' ? 'pnpm.exe' : 'pnpm')
  const pnpm = existsSync(local) ? local : 'pnpm'
  tell('installing the packages of the base')
  await must(pnpm, ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], 'The packages of the base', folder)
}

/** Returns the folder of the Storybook of a commit, or of a part of it; from the cache if its content was built before. */
export async function buildOf(commit: string, tell: Tell, portion?: Portion): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const content = await contentOf(commit)
  const there = built(content, portion)
  if (there !== undefined) return there
  const tree = path.join(cache, `tree-${content}`)
  const leave = async () => {
    await capture('git', ['worktree', 'remove', '--force', tree])
    rmSync(tree, { recursive: true, force: true })
  }
  await leave()
  try {
    await must('git', ['worktree', 'add', '--detach', tree, commit], `The commit ${commit} cannot be put beside the working tree`)
    await installIn(tree, tell)
    tell(`building the Storybook of ${commit.slice(0, 9)}`)
    return await buildIn({ folder: tree, content, name: commit.slice(0, 9), portion, tell })
  } finally {
    await leave()
  }
}

/** Returns the folder in which the pictures of a build are stored. */
export function placeOfPictures(name: string): string {
  const to = path.join(cache, name)
  mkdirSync(to, { recursive: true })
  utimesSync(to, new Date(), new Date())
  prune()
  return to
}
