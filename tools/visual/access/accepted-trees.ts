/**
 * A changed accessibility tree that a person reviewed and accepted. `tree` is the hash of the new tree: another one must be reviewed again.
 * It says nothing about the picture of the story, and an acceptance of the picture says nothing about the tree.
 */
export type TreeAcceptance = { story: string; mode: string; tree: string; note: string }

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads the accepted trees of the file of accepted changes; none if it has no list of them. Throws if the list is damaged. */
export function parseTrees(text: string): TreeAcceptance[] {
  const { trees = [] } = JSON.parse(text) as { trees?: unknown }
  if (!Array.isArray(trees)) throw new Error('“trees” is no list.')
  return (trees as Partial<Record<keyof TreeAcceptance, unknown>>[]).map(({ story, mode, tree, note }) => {
    if (!isText(story) || !isText(mode) || !isText(tree) || !isText(note)) throw new Error('An accepted tree misses a part.')
    return { story, mode, tree, note }
  })
}

type Place = Pick<TreeAcceptance, 'story' | 'mode'>
const place = ({ story, mode }: Place) => `${story} ${mode}`

/** Returns accepted trees in the order of the file. */
export const treesInOrder = (all: readonly TreeAcceptance[]): TreeAcceptance[] => all.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))

/** Returns the acceptance of exactly this tree of this story in this mode. */
export const treeAcceptanceOf = (all: readonly TreeAcceptance[], tree: Omit<TreeAcceptance, 'note'>): TreeAcceptance | undefined =>
  all.find((one) => place(one) === place(tree) && one.tree === tree.tree)

/** Returns the list after a review. `note` is missing if the tree is not accepted; then the acceptance of another tree stays. */
export function mergedTrees(
  before: readonly TreeAcceptance[],
  decided: readonly (Omit<TreeAcceptance, 'note'> & { note?: string })[],
): TreeAcceptance[] {
  const accepted = decided.flatMap(({ note, ...tree }) => (note === undefined ? [] : [{ ...tree, note }]))
  const replaced = new Set(accepted.map(place))
  const isRefused = (one: TreeAcceptance) => decided.some((tree) => place(tree) === place(one) && tree.tree === one.tree)
  return [...before.filter((one) => !replaced.has(place(one)) && !isRefused(one)), ...accepted]
}
