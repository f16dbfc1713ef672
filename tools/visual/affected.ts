import { importGraph, reach, type Graph } from '../changes/imports.ts'
import type { Listed } from './plan.ts'

/** The preview renders every story. Only stories that name a scenario use the preview's dynamic imports. */
const preview = '.storybook/preview.tsx'
const scenarioEntry = '.storybook/network.ts'

/** Returns whether a file affects every picture although nothing imports it. */
const isEverywhere = (file: string) =>
  /^\.storybook\/|^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$|^(?:app|design-system|mocks|server\/contract)\/package\.json$|^mocks\/pictures\/|^design-system\/fonts\/.*\.woff2$/u.test(
    file,
  ) && !/^\.storybook\/(?:tsconfig\.json|manager\.ts)$/u.test(file)

/** Returns the file of a story, by a path inside the project. */
export type FileOf = (storyId: string) => string | undefined

/**
 * Returns whether a story may look different after these files changed. The imports of the story decide. If its file is unknown, it may
 * look different. Only tests pass `graph`.
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
