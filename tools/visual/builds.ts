import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../fingerprint.ts'
import { capture, inRoot, root } from '../process.ts'

/** Everything a Storybook is made of. */
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
const storedBuilds = 6

export type Tell = (text: string) => void

async function must(command: string, args: string[], what: string, cwd = root): Promise<string> {
  const { code, output } = await capture(command, args, { cwd })
  if (code !== 0) throw new Error(`${what}:\n${output.trim().split('\n').slice(-40).join('\n')}`)
  return output
}

/** Builds of commits long gone are thrown away, the oldest first. */
function prune() {
  const builds = readdirSync(cache).filter((name) => name.startsWith('build-'))
  const oldest = builds.toSorted((a, b) => statSync(path.join(cache, b)).mtimeMs - statSync(path.join(cache, a)).mtimeMs)
  for (const name of oldest.slice(storedBuilds)) rmSync(path.join(cache, name), { recursive: true, force: true })
}

async function buildIn(folder: string, to: string, tell: Tell): Promise<string> {
  const from = performance.now()
  const half = `${to}.unfinished`
  rmSync(half, { recursive: true, force: true })
  const storybook = path.join(folder, 'node_modules', '.bin', 'storybook')
  await must(storybook, ['build', '--quiet', '--output-dir', half], 'Storybook does not build', folder)
  renameSync(half, to)
  tell(`built in ${Math.round((performance.now() - from) / 1000)} s`)
  prune()
  return to
}

/** The folder of the Storybook of the working tree, built when something it is made of has changed. */
export async function buildHere(tell: Tell): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const to = path.join(cache, `build-${fingerprint(root, inputs, isNoInput).slice(0, 16)}`)
  if (existsSync(to)) return to
  tell('building the Storybook of the working tree')
  return buildIn(root, to, tell)
}

/** One name for the content of all inputs in a commit: two commits that differ elsewhere share a build. */
async function contentOf(commit: string): Promise<string> {
  const list = await must('git', ['ls-tree', commit, '--', ...inputs], `There is no commit ${commit}`)
  return createHash('sha256').update(list).digest('hex').slice(0, 16)
}

/** The packages of another commit, from what this machine has fetched before where that is enough. */
async function installIn(folder: string, tell: Tell) {
  const local = inRoot('.tools', 'bin', process.platform === 'win32' ? 'pnpm.exe' : 'pnpm')
  const pnpm = existsSync(local) ? local : 'pnpm'
  tell('installing the packages of the base')
  await must(pnpm, ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], 'The packages of the base', folder)
}

/** The Storybook of a commit, from the cache where its content was built before. */
export async function buildOf(commit: string, tell: Tell): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const content = await contentOf(commit)
  const to = path.join(cache, `build-${content}`)
  if (existsSync(to)) return to
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
    return await buildIn(tree, to, tell)
  } finally {
    await leave()
  }
}
