import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Change, PartFacts } from '@wasla/design-system/foundations/part-page/facts.ts'
import { changesIn, logFormat } from './changes.ts'
import { madeWith, screensOf } from './uses.ts'

const run = promisify(execFile)

/** Matches changed lines of code. Commits that changed only comments or empty lines are not shown, because they change no part. */
const changedCode = '^[[:space:]]*[^/*[:space:]]'
const parts = ['components', 'patterns', 'primitives']
const notShown = ['*.stories.tsx', '*.mdx', '*.test.ts', '*.test.tsx']

/** Returns the changes of all parts from the history; none without git, and none in a shallow clone, whose history is incomplete. */
export async function readChanges(root: string): Promise<ReadonlyMap<string, readonly Change[]>> {
  const git = async (...words: string[]) => (await run('git', words, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return new Map()
    const places = [...parts.map((name) => `design-system/${name}`), ...notShown.map((name) => `:(exclude)${name}`)]
    const log = ['log', `--format=${logFormat}`, '--date=short', '--name-status', '--no-renames', `-G${changedCode}`]
    return changesIn(await git(...log, '--', ...places))
  } catch {
    return new Map()
  }
}

const slashed = (file: string) => file.replaceAll('\\', '/')

function textsIn(folder: string, pattern: string, isLeftOut: RegExp): Map<string, string> {
  const files = globSync(pattern, { cwd: folder }).map(slashed).toSorted()
  return new Map(files.filter((file) => !isLeftOut.test(file)).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}

/** Returns the sources of each part by its name. */
function partTexts(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const files = textsIn(path.join(root, 'design-system'), `{${parts.join()}}/*/*.{ts,tsx}`, /\.(?:stories|test)\.tsx?$/u)
  for (const [file, text] of files) {
    const name = file.split('/')[1] ?? ''
    found.set(name, `${found.get(name) ?? ''}\n${text}`)
  }
  return found
}

const anatomyTitle = /^## Anatomy$/mu

/** Reads the repository once, and returns a function that returns what the repository says about the part in a folder. */
export async function readFacts(root: string): Promise<(folder: string) => PartFacts> {
  const changes = await readChanges(root)
  const screens = screensOf(textsIn(path.join(root, 'app', 'src'), '**/*.{ts,tsx}', /\.(?:test|generated|css)\.tsx?$|\.d\.ts$/u))
  const made = madeWith(partTexts(root))
  return (folder) => {
    const name = path.basename(folder)
    const page = textsIn(folder, `${name}.mdx`, /^$/u).get(`${name}.mdx`) ?? ''
    return {
      changes: changes.get(name) ?? [],
      screens: screens.get(name) ?? [],
      parts: made.get(name) ?? [],
      hasAnatomyText: anatomyTitle.test(page),
    }
  }
}
