import type { Acceptance } from '../acceptances.ts'
import type { TreeAcceptance } from '../access/accepted-trees.ts'
import type { ShownTree } from '../access/tree-groups.ts'
import type { Group } from '../causes/cause.ts'
import type { Looked, Moved } from '../history.ts'
import type { Box } from '../pixels.ts'

/** One change as the report shows it. File names are relative to the report; sizes are in pixels of the picture. */
export type Shown = {
  story: string
  title: string
  name: string
  mode: string
  kind: Acceptance['kind']
  picture: string
  base?: string
  here?: string
  marked?: string
  pixels: number
  share: number
  step: number
  box?: Box
  width: number
  height: number
  /** The cells of a matrix of states that changed, such as “Button, Primary, Hover”. */
  cells?: string[]
  /** The file of the accessibility tree of a new story. */
  read?: string
  note?: string
  /** The variant's number, if the picture is accepted beside another one. */
  variant?: number
}

/**
 * A story that depends on the story shown before it. `marked`: the file with what moved marked. `hasTreeMoved`: its accessibility tree
 * differs. `times`: in how many of its last comparisons its picture moved. `runs`: what moved in each of them, the oldest first.
 */
export type Unsteady = {
  story: string
  title: string
  name: string
  mode: string
  moved: (Moved & { marked: string })[]
  hasTreeMoved?: true
  times: { moved: number; of: number }
  runs: readonly Looked[]
}

export type ReportData = {
  base: string
  here: string
  compared: number
  pictures: number
  seconds: number
  /** Stories that ended in an error. */
  failed: string[]
  unsteady: Unsteady[]
  changes: Shown[]
  /** Changed accessibility trees. A story may have one without a changed picture. */
  trees: ShownTree[]
  /** Why the pictures changed. A picture may have several causes. Empty if causes were not searched. */
  causes: Group[]
  /** Matrices of states in this comparison. `doubts`: a sentence about each state that looks like rest. */
  states?: { matrices: number; doubts: string[] }
  /** The file of accepted changes when the report was made. */
  accepted: Acceptance[]
  acceptedTrees: TreeAcceptance[]
}
