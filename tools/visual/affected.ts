import { importGraph, reach, type Graph } from '../changes/imports.ts'
import type { Listed } from './plan.ts'

/** What every story is drawn with. Its own later imports are asked for only by stories that name a scenario. */
const preview = '.storybook/preview.tsx'
const scenarioEntry = '.storybook/network.ts'

/** Not imported by anything, and still seen in every picture. */
const isEverywhere = (file: string) =>
  /^\.storybook\/|^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$|^(?:app|design-system|mocks|server\/contract)\/package\.json$|^mocks\/pictures\/|^design-system\/fonts\/.*\.woff2$/u.test(
    file,
  ) && !/^\.storybook\/(?:tsconfig\.json|manager\.ts)$/u.test(file)

/** The file a story is written in, by a path inside the project. */
export type FileOf = (storyId: string) => string | undefined

/**
 * Whether a story may look otherwise after these files changed, told by what it imports. Where that cannot tell, every story may.
 * `graph` is only handed in by tests.
 */
export function affectedBy(
  root: string,
  changed: readonly string[],
  fileOf: FileOf,
  storyFiles: readonly string[],
  graph: Graph = importGraph(root, [preview, scenarioEntry, ...storyFiles]),
): (story: Listed) => boolean {
  if (changed.some(isEverywhere)) return () => true
  const isTouched = (files: ReadonlySet<string>) => changed.some((file) => files.has(file))
  if (isTouched(reach(graph, [preview], (file) => file !== preview))) return () => true
  const isWorldTouched = isTouched(reach(graph, [scenarioEntry]))
  const known = new Map<string, boolean>()
  return ({ id, parameters }) => {
    if (isWorldTouched && parameters['scenario'] !== undefined) return true
    const file = fileOf(id)
    if (file === undefined) return true
    const answer = known.get(file) ?? isTouched(reach(graph, [file]))
    known.set(file, answer)
    return answer
  }
}
