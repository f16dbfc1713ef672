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
