import { counted } from '../causes/said.ts'

/** An accessibility tree that changed, as the report shows it. File names are relative to the report. */
export type ShownTree = {
  story: string
  title: string
  name: string
  mode: string
  /** The hash of the tree now, by which it is accepted. */
  tree: string
  /** The changed lines, as in a diff, with the lines around them. */
  lines: string[]
  /** The files of both trees, and of the picture now. */
  before: string
  now: string
  picture: string
  note?: string
}

const isChanged = (line: string) => !line.startsWith(' ')

/** Returns what two trees with the same change have in common: which lines were removed and added, at any depth. */
const changeKey = ({ lines }: Pick<ShownTree, 'lines'>) =>
  lines
    .filter(isChanged)
    .map((line) => `${line[0] ?? ''}${line.slice(1).trim()}`)
    .join('\n')

/** Returns the positions of trees with the same change, the largest group first. One reason may be given for all of a group. */
export function treeGroups(trees: readonly Pick<ShownTree, 'lines'>[]): number[][] {
  const groups = Map.groupBy(trees.keys(), (index) => changeKey(trees[index] ?? { lines: [] }))
  return [...groups.values()].toSorted((one, other) => other.length - one.length || (one[0] ?? 0) - (other[0] ?? 0))
}

/** Returns how much of a tree changed. */
export function linesSaid(lines: readonly string[]): string {
  const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length
  return [
    ...(count('-') > 0 ? [`${counted(count('-'), 'line')} removed`] : []),
    ...(count('+') > 0 ? [`${counted(count('+'), 'line')} added`] : []),
  ].join(', ')
}
