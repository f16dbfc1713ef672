/** The names with which the sources of a product follow one breaking change of the package. */
export type Codemod = {
  /** The version with the breaking change. */
  version: string
  /** Name in lists and in the changelog. */
  name: string
  /** What changes in the sources, in one sentence. */
  says: string
  /** A source before and after the codemod. A test applies the codemod to it. */
  example: { before: string; after: string }
  /** The breaking changes that it mends, as the comparison names them: an entry and its export. */
  mends: readonly `${string} ${string}`[]
  /** Entries that moved. Both are addresses inside the package, such as `components/Button`. */
  entries?: readonly { from: string; to: string }[]
  /** Exports with a new name. `entry` is the new address if the entry moved. */
  exports?: readonly { entry: string; from: string; to: string }[]
  /** Props with a new name. `entry` and `component` are the new names if they changed. */
  props?: readonly { entry: string; component: string; from: string; to: string }[]
  /** Custom properties with a new name. */
  properties?: readonly { from: string; to: string }[]
}
