import path from 'node:path'

/** Files of stories that are compared after a change, besides those beside what changed. Each takes about a second, with its build. */
const mostOthers = 40

/** Takes at most `most` of a list, at equal distances. */
const spread = <Item>(items: readonly Item[], most: number): Item[] => {
  const taken = (before: number) => Math.floor((before * most) / items.length)
  return items.filter((_, index) => taken(index + 1) > taken(index))
}

/** Returns whether a file is in the folder of a changed file. */
export function besideAny(changed: readonly string[]): (file: string) => boolean {
  const folders = new Set(changed.map((file) => path.posix.dirname(file)))
  return (file) => folders.has(path.posix.dirname(file))
}

/** Docs pages show the same stories again, and generated matrices of states show one part many times. */
const isCompared = (file: string) => !/\.mdx$|\.states\.stories\.tsx$/u.test(file)

/**
 * Returns the files of stories with which a change is proved. `affected` are the files of stories and docs pages that draw what changed. A
 * part that everything uses affects more than can be compared while somebody waits: then some files are taken, at equal distances, of those
 * that are not `listed` as faulty. Files beside a change are always taken.
 */
export function filesForChange(
  affected: readonly string[],
  isBeside: (file: string) => boolean,
  listed: ReadonlySet<string>,
  most = mostOthers,
): string[] {
  const stories = affected.filter(isCompared).toSorted()
  const others = stories.filter((file) => !isBeside(file) && !listed.has(file))
  return [...stories.filter(isBeside), ...spread(others, most)]
}

/** Returns all stories of the files that are compared as a whole, and the first story of every other file. */
export function storiesForChange<Story extends { id: string }>(
  stories: readonly Story[],
  fileOf: ReadonlyMap<string, string>,
  isWhole: (file: string) => boolean,
): Story[] {
  const seen = new Set<string>()
  return stories.filter(({ id }) => {
    const file = fileOf.get(id) ?? id
    const isFirst = !seen.has(file)
    seen.add(file)
    return isFirst || isWhole(file)
  })
}
