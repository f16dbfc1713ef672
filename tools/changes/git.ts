import { capture } from '../process.ts'

async function git(...args: string[]): Promise<string | undefined> {
  const { code, output } = await capture('git', args)
  return code === 0 ? output.trim() : undefined
}

/** Returns the commit that a name stands for. Throws if there is none. */
export async function commitOf(name: string): Promise<string> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  if (!commit) throw new Error(`There is no commit “${name}”.`)
  return commit
}

/** Returns the commit at which the current work left `main`; on `main` itself, the last commit. */
export async function mergeBase(): Promise<string> {
  for (const main of ['main', 'origin/main']) {
    const found = await git('merge-base', main, 'HEAD')
    if (found) return found
  }
  throw new Error('There is no branch “main” to compare with: name a base with --base.')
}

/** Returns the newest release tag, such as `v0.1.0`, of the current commit or one before it; undefined if there is none. */
export const lastRelease = (): Promise<string | undefined> => git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')

/** Returns the newest release tags of the current commit and before it, at most `count`, the newest first. */
export async function lastReleases(count: number): Promise<string[]> {
  const tags = (await git('tag', '--list', 'v[0-9]*', '--merged', 'HEAD', '--sort=-v:refname')) ?? ''
  return tags.split('\n').filter(Boolean).slice(0, count)
}

/** Returns the files of a folder in a commit, relative to the root. */
export async function filesAt(commit: string, folder: string): Promise<string[]> {
  return ((await git('ls-tree', '-r', '--name-only', commit, '--', folder)) ?? '').split('\n').filter(Boolean)
}

/** Returns the text of a file in a commit. `file` is relative to the root, with slashes. Throws if the commit does not have the file. */
export async function fileAt(commit: string, file: string): Promise<string> {
  const text = await git('show', `${commit}:${file}`)
  if (text === undefined) throw new Error(`The commit “${commit}” has no ${file}.`)
  return text
}

/** Returns files that differ from a commit: changed, deleted or new, committed or not. */
export async function changedSince(commit: string): Promise<string[]> {
  const tracked = (await git('diff', '--name-only', '--no-renames', commit)) ?? ''
  const untracked = (await git('ls-files', '--others', '--exclude-standard')) ?? ''
  return [...new Set([...tracked.split('\n'), ...untracked.split('\n')].filter(Boolean))]
}

/** Returns the messages of the commits that come after a commit, newest first. */
export async function messagesSince(commit: string): Promise<string[]> {
  const messages = (await git('log', '--format=%B%x00', `${commit}..HEAD`)) ?? ''
  return messages
    .split('\0')
    .map((message) => message.trim())
    .filter(Boolean)
}
