import { sumOf, type Figures } from './figures.ts'
import { linked, linkText, type FundsLink, type SealedLink } from './link.ts'
import { fundsLimits } from './limits.ts'
import { sealText, type FundsProof } from './proof.ts'
import type { SplitProgram } from './split.ts'
import { leafOf, pathIn, rootOf, type Sha256, type SumNode } from './tree.ts'

/** A tree as it is stored: the leaves in blocks, and the node over each block. */
export type FundsTree = { readonly blocks: readonly (readonly SumNode[])[]; readonly tops: readonly SumNode[]; readonly root: SumNode }

/** Means of building: the hash, and a pause in which other work can run. */
type Tools = { readonly sha256: Sha256; readonly pause?: () => Promise<void> }

/** Number of programs, or of blocks, between two pauses. */
const between = 64

/** Builds the tree of a checkpoint over the parts of all programs. */
export async function buildTree(number: number, programs: readonly SplitProgram[], { sha256, pause }: Tools): Promise<FundsTree> {
  const leaves: SumNode[] = []
  for (const [index, { programId, parts }] of programs.entries()) {
    for (const [at, part] of parts.entries()) leaves[part.position] = await leafOf(sha256, { number, programId, at }, part)
    if (index % between === 0) await pause?.()
  }
  const blocks: SumNode[][] = []
  const tops: SumNode[] = []
  for (let from = 0; from < leaves.length; from += fundsLimits.block) {
    const block = leaves.slice(from, from + fundsLimits.block)
    blocks.push(block)
    tops.push(await rootOf(sha256, block))
    if (blocks.length % between === 0) await pause?.()
  }
  return { blocks, tops, root: await rootOf(sha256, tops) }
}

/** Returns the link over a tree. Throws if the tree does not have the sum of the programs. */
export async function sealTree(
  { root }: Pick<FundsTree, 'root'>,
  { programs, previous, ...link }: Pick<FundsLink, 'number' | 'ledger' | 'sealedAt'> & { programs: readonly Figures[]; previous: string },
  { sha256 }: Tools,
): Promise<SealedLink> {
  const { hash, ...totals } = root
  const { paid, earned, free } = sumOf(programs)
  if (totals.paid !== paid || totals.earned !== earned || totals.free !== free)
    throw new Error('The tree has another sum than its programs')
  const sealed = { ...link, root: hash, totals, programs: programs.length }
  return { ...sealed, hash: await sha256(linked(previous, linkText(sealed))) }
}

/** What a proof is made from: the program with its parts, the blocks in which they are, the nodes over all blocks, and the link. */
type ProofParts = {
  readonly program: SplitProgram
  readonly blockAt: (block: number) => readonly SumNode[]
  readonly tops: readonly SumNode[]
  readonly link: SealedLink
  readonly previous: string
}

/** Makes the proof of a program’s figures. */
export async function proofOf({ program, blockAt, tops, link, previous }: ProofParts, sha256: Sha256): Promise<FundsProof> {
  const { programId, parts, paid, earned, free } = program
  const hashes: string[] = []
  const proven: FundsProof['parts'][number][] = []
  for (const [at, { position, ...part }] of parts.entries()) {
    const block = Math.floor(position / fundsLimits.block)
    const path = [...(await pathIn(sha256, blockAt(block), position % fundsLimits.block)), ...(await pathIn(sha256, tops, block))]
    proven.push({ ...part, path })
    hashes.push((await leafOf(sha256, { number: link.number, programId, at }, part)).hash)
  }
  return {
    ...{ programId, number: link.number, figures: { paid, earned, free }, parts: proven },
    seal: await sha256(sealText(hashes)),
    link: { previous, text: linkText(link), hash: link.hash },
  }
}
