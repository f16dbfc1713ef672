import { commitOf, fileAt, lastRelease, mergeBase } from '../changes/git.ts'
import { commandLine } from '../command-line.ts'
import { changesAsJson, changesAsMarkdown, tokenChanges, type Version } from '../tokens/changes.ts'
import { exportTokens, type ThemeName } from '../tokens/export.ts'
import { tokenFile } from '../tokens/files.ts'
import { importTyped } from '../tokens/import.ts'

/** `npm run tokens:diff`: prints which tokens were added, removed or changed since a commit, in both themes. */

const { options, args } = commandLine({
  command: 'npm run tokens:diff',
  does: 'prints which tokens changed since the last release, in both themes',
  word: { name: 'REF', does: 'a commit, tag or branch to compare with; by default the newest tag such as v0.1.0' },
  options: { '--json': 'prints JSON instead of Markdown' },
  more: ['It compares with the files as they are now, also if they are not committed.'],
})
const named = args.find((argument) => !argument.startsWith('-'))

async function baseOf(): Promise<string> {
  const release = named ?? (await lastRelease())
  if (release !== undefined) return release
  console.error('There is no release tag, so the base is the commit at which this branch left main.')
  return (await mergeBase()).slice(0, 9)
}

async function versionAt(commit: string): Promise<Version> {
  const read = async (theme: ThemeName) =>
    importTyped(JSON.parse(await fileAt(commit, tokenFile(theme))) as { readonly [name: string]: unknown })
  return { light: await read('light'), dark: await read('dark') }
}

try {
  const base = await baseOf()
  const now: Version = { light: importTyped(exportTokens('light')), dark: importTyped(exportTokens('dark')) }
  const changes = tokenChanges(await versionAt(await commitOf(base)), now)
  process.stdout.write(options.has('--json') ? changesAsJson(base, changes) : changesAsMarkdown(base, changes))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
