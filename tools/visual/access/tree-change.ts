import { createHash } from 'node:crypto'
import type { Planned } from '../plan.ts'
import type { Pair } from '../steady.ts'

/** A story whose accessibility tree is another one than in the base. `hash` is that of the tree now; `png` is the picture now. */
export type TreeChange = Planned & { base: string; here: string; hash: string; png: Buffer }

/** Returns how the tree of a story differs between both sides; undefined if it is the same or is not read. */
export function treeChange(shot: Planned, { base, here }: Pair): TreeChange | undefined {
  if (base.tree === undefined || here.tree === undefined || base.tree === here.tree) return undefined
  const hash = createHash('sha256').update(here.tree).digest('hex').slice(0, 20)
  return { ...shot, base: base.tree, here: here.tree, hash, png: here.png }
}
