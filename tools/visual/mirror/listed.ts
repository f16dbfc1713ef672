import type { Proved } from './run.ts'
import { saidOf } from './said.ts'

/** Returns the files that a version of the list names, from its source. */
export const listedIn = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/'([^'\n]+\.stories\.tsx?)'/gu)].map(([, file = '']) => file))

/**
 * Returns what is wrong with the list of files that are not mirrored yet. It only becomes shorter: a file may be added only in place of one
 * that was moved. `before` is the list that the branch began with; undefined if there was none.
 */
export function listProblems(
  listed: ReadonlySet<string>,
  before: ReadonlySet<string> | undefined,
  isThere: (file: string) => boolean,
): string[] {
  const gone = [...listed].filter((file) => !isThere(file)).map((file) => `${file} is not there: take it off the list`)
  const added = before ? [...listed].filter((file) => !before.has(file)) : []
  const moved = before ? [...before].filter((file) => !listed.has(file) && !isThere(file)) : []
  if (added.length <= moved.length) return gone
  return [...gone, ...added.map((file) => `${file} may not be added to the list: mend it, or declare what is the same by intent`)]
}

/** Returns each fault of a file that is not listed, and each listed file of which all stories were compared without a fault. */
export function provedProblems(
  proved: readonly Proved[],
  fileOf: ReadonlyMap<string, string>,
  listed: ReadonlySet<string>,
  isWhole: (file: string) => boolean,
): string[] {
  return [...Map.groupBy(proved, ({ id }) => fileOf.get(id) ?? id)].flatMap(([file, pages]) => {
    const faults = pages.flatMap(saidOf)
    if (!listed.has(file)) return faults
    return isWhole(file) && faults.length === 0 ? [`${file} is mirrored now: take it off the list`] : []
  })
}
