import { addFigures, areAmounts, type Figures } from './figures.ts'

/** A node of the tree: its hash, and the sum of the figures below it. */
export type SumNode = Figures & { readonly hash: string }

/** A part of a program’s figures, which is one leaf of the tree. The salt keeps others from guessing whose leaf a hash is of. */
export type FundsPart = Figures & { readonly salt: string }

/** A part with its position among the leaves, from 0. */
export type PlacedPart = FundsPart & { readonly position: number }

/** A neighbour on the way from a leaf to the root. `isLeft`: whether it is the left one of the two that are joined. */
export type Neighbour = SumNode & { readonly isLeft: boolean }

/** Returns the SHA-256 of a text in UTF-8, in hexadecimal. */
export type Sha256 = (text: string) => string | Promise<string>

/** What a leaf belongs to: the checkpoint, the program, and which of its parts it is, from 0. */
type LeafOf = { readonly number: number; readonly programId: string; readonly at: number }

/**
 * Returns the text whose SHA-256 is the hash of a leaf. It names checkpoint, program and part, so no leaf can stand for two programs, two parts
 * or two checkpoints.
 */
export const leafText = ({ number, programId, at }: LeafOf, { paid, earned, free, salt }: FundsPart): string =>
  JSON.stringify(['funds-leaf', 1, number, programId, at, paid, earned, free, salt])

const halfOf = ({ hash, paid, earned, free }: SumNode) => [hash, paid, earned, free]

/** Returns the text whose SHA-256 is the hash of a node: both halves with their sums. */
export const nodeText = (left: SumNode, right: SumNode): string => JSON.stringify(['funds-node', 1, halfOf(left), halfOf(right)])

export async function leafOf(sha256: Sha256, of: LeafOf, part: FundsPart): Promise<SumNode> {
  const { paid, earned, free } = part
  return { hash: await sha256(leafText(of, part)), paid, earned, free }
}

/** Joins two nodes; null if a sum is no amount, because it would not be exact. */
async function joinedOrNull(sha256: Sha256, left: SumNode, right: SumNode): Promise<SumNode | null> {
  const sums = addFigures(left, right)
  if (!areAmounts(left) || !areAmounts(right) || !areAmounts(sums)) return null
  return { hash: await sha256(nodeText(left, right)), ...sums }
}

/** Joins two nodes. Throws if a sum is no amount. */
async function joined(sha256: Sha256, left: SumNode, right: SumNode): Promise<SumNode> {
  const node = await joinedOrNull(sha256, left, right)
  if (!node) throw new Error('The sums of these nodes are no amounts')
  return node
}

/** Returns the level above: nodes are joined in pairs, and a last one without a pair goes up as it is. */
async function above(sha256: Sha256, level: readonly SumNode[]): Promise<SumNode[]> {
  const next: SumNode[] = []
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]]
    if (left) next.push(right ? await joined(sha256, left, right) : left)
  }
  return next
}

/** Returns the node over all these. Throws if there are none. */
export async function rootOf(sha256: Sha256, nodes: readonly SumNode[]): Promise<SumNode> {
  let level = nodes
  while (level.length > 1) level = await above(sha256, level)
  const [root] = level
  if (!root) throw new Error('A tree without leaves has no root')
  return root
}

/** Returns the neighbours on the way from a node to the root of a level, lowest first. */
export async function pathIn(sha256: Sha256, nodes: readonly SumNode[], position: number): Promise<Neighbour[]> {
  const path: Neighbour[] = []
  let [level, at] = [nodes, position]
  while (level.length > 1) {
    const isLeft = at % 2 === 1
    const neighbour = level[isLeft ? at - 1 : at + 1]
    if (neighbour) path.push({ ...neighbour, isLeft })
    level = await above(sha256, level)
    at = Math.floor(at / 2)
  }
  return path
}

/** Returns the root to which a leaf leads with these neighbours; null if a sum on the way is no amount. */
export async function rootFrom(sha256: Sha256, leaf: SumNode, path: readonly Neighbour[]): Promise<SumNode | null> {
  let node: SumNode | null = leaf
  for (const neighbour of path) {
    if (!node) return null
    node = neighbour.isLeft ? await joinedOrNull(sha256, neighbour, node) : await joinedOrNull(sha256, node, neighbour)
  }
  return node
}
