import { existsSync } from 'node:fs'
import { choose, type Choice } from '../changes/choose.ts'
import { changedSince, fileAt, mergeBase } from '../changes/git.ts'
import { readProject } from '../changes/project.ts'
import { inRoot } from '../process.ts'
import { buildHere, portionOfFiles } from '../visual/builds.ts'
import { besideAny, filesForChange, storiesForChange } from '../visual/mirror/change.ts'
import { listedIn, listProblems, provedProblems } from '../visual/mirror/listed.ts'
import { notMirrored } from '../visual/mirror/not-mirrored.ts'
import { filesOfStories, proveBuild } from '../visual/mirror/proof.ts'
import { writeMirrorReport } from '../visual/mirror/report.ts'
import type { Result } from './part.ts'

const list = 'tools/visual/mirror/not-mirrored.ts'
const isThere = (file: string) => existsSync(inRoot(file))
const inSilence = () => undefined

/** Returns the list of a commit; undefined if the commit has none. */
async function listAt(commit: string): Promise<ReadonlySet<string> | undefined> {
  try {
    return listedIn(await fileAt(commit, list))
  } catch {
    return undefined
  }
}

/** Returns the files to compare. On `main` itself nothing has changed: then files at equal distances of all. */
function filesToProve(changed: readonly string[], choice: Choice | undefined): readonly string[] {
  if (choice && choice.files !== 'all') return choice.files
  const project = readProject(changed)
  const { files } = choose(project).mirror
  return changed.length > 0 && files !== 'all' ? files : filesForChange(project.files.stories, besideAny(changed), notMirrored)
}

type Proof = { right: number; problems: readonly string[] }

async function proveFiles(files: readonly string[], isWhole: (file: string) => boolean, built: string | undefined): Promise<Proof> {
  if (files.length === 0) return { right: 0, problems: [] }
  const from = performance.now()
  const build = built ?? (await buildHere(inSilence, portionOfFiles(files)))
  const fileOf = filesOfStories(build)
  const chosen = new Set(files)
  const proved = await proveBuild(
    build,
    (all) =>
      storiesForChange(
        all.filter(({ id }) => chosen.has(fileOf.get(id) ?? '')),
        fileOf,
        isWhole,
      ),
    inSilence,
  )
  const problems = provedProblems(proved, fileOf, notMirrored, isWhole)
  if (problems.length > 0) await writeMirrorReport(inRoot('mirror-report'), proved, (performance.now() - from) / 1000, fileOf)
  return { right: proved.filter(({ proof }) => proof?.faults.length === 0).length, problems }
}

/**
 * Compares stories that the branch can affect with their mirror images: all stories of the files beside a changed file, and the first story
 * of other files. `built` is a Storybook of all stories; without one, only these files are built.
 */
export async function proveChange(built: string | undefined, choice?: Choice): Promise<Result[]> {
  try {
    const base = await mergeBase()
    const changed = await changedSince(base)
    const before = await listAt(base)
    const mended = [...(before ?? [])].filter((file) => !notMirrored.has(file) && isThere(file))
    const isBeside = besideAny(changed)
    const isWhole = (file: string) => isBeside(file) || mended.includes(file)
    const files = [...new Set([...filesToProve(changed, choice), ...mended])]
    const { right, problems } = await proveFiles(files, isWhole, built)
    const all = [...listProblems(notMirrored, before, isThere), ...problems]
    const help = `The list is ${list}. mirror-report/index.html shows both pages of each fault.`
    return [{ name: 'mirror', passed: Math.max(all.length === 0 ? 1 : 0, right), failed: all.length, output: [...all, help].join('\n') }]
  } catch (error) {
    return [{ name: 'mirror', passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }]
  }
}
