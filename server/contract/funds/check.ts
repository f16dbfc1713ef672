import { genesis } from '../ledger/canonical.ts'
import { figuresText, reservedOf, sumOf, type Figures } from './figures.ts'
import { linked, readLink } from './link.ts'
import { readProof, sealText, type FundsProof } from './proof.ts'
import { leafOf, rootFrom, type Sha256, type SumNode } from './tree.ts'

/** What a reader was shown: the program, and its figures at a checkpoint. From the command line only the file is known. */
export type Claimed = { readonly programId: string; readonly number: number; readonly figures: Figures } | null

/** `FILE` the file says what was shown; `SEAL`, `NEIGHBOURS`, `CHECKPOINT` and `BEFORE` are the steps from the figures to the chain. */
export const fundsSteps = ['FILE', 'SEAL', 'NEIGHBOURS', 'CHECKPOINT', 'BEFORE'] as const
export type FundsStep = (typeof fundsSteps)[number]

/** Two values that must be the same. */
type Compared = { readonly expected: string; readonly found: string }

/** The result of one step: the first two values that differ, or the last two that were compared. */
export type FundsResult = Compared & { readonly step: FundsStep }

export const isRight = ({ expected, found }: Compared): boolean => expected === found

/**
 * Means of a check. `publicHash` returns the hash that everybody is shown for a checkpoint, null if there is none. Without it, the chain is
 * not compared with the public one.
 */
type FundsTools = { readonly sha256: Sha256; readonly publicHash?: (number: number) => Promise<string | null> }

/** Returns the first two values that differ; if none do, the last two. */
function firstDifferent(compared: readonly Compared[]): Compared {
  const last = compared.at(-1) ?? { expected: 'compared', found: 'nothing' }
  return compared.find((one) => !isRight(one)) ?? last
}

const nodeValue = ({ hash, ...sums }: SumNode) => `${hash} ${figuresText(sums)}`

/** The proof is of what was shown, and its parts are its figures. */
const fileStep = (proof: FundsProof, claimed: Claimed): Compared[] => [
  ...(claimed
    ? [
        { expected: `${claimed.programId} ${claimed.number}`, found: `${proof.programId} ${proof.number}` },
        { expected: figuresText(claimed.figures), found: figuresText(proof.figures) },
      ]
    : []),
  { expected: figuresText(proof.figures), found: figuresText(sumOf(proof.parts)) },
]

const leavesOf = ({ programId, number, parts }: FundsProof, sha256: Sha256): Promise<SumNode[]> =>
  Promise.all(parts.map((part, at) => leafOf(sha256, { number, programId, at }, part)))

async function sealStep(proof: FundsProof, { sha256 }: FundsTools): Promise<Compared[]> {
  const leaves = await leavesOf(proof, sha256)
  return [{ expected: proof.seal, found: await sha256(sealText(leaves.map(({ hash }) => hash))) }]
}

/** Every part leads to the root and the totals that the checkpoint names. */
async function neighboursStep(proof: FundsProof, { sha256 }: FundsTools): Promise<Compared[]> {
  const link = readLink(proof.link.text)
  const expected = link ? nodeValue({ hash: link.root, ...link.totals }) : 'no checkpoint'
  const leaves = await leavesOf(proof, sha256)
  const roots = await Promise.all(leaves.map((leaf, at) => rootFrom(sha256, leaf, proof.parts[at]?.path ?? [])))
  return roots.map((root) => ({ expected, found: root ? nodeValue(root) : 'sums that are no amounts' }))
}

/** The link is of this checkpoint, its hash follows from its text, and everybody is shown this hash. */
async function checkpointStep({ number, link }: FundsProof, { sha256, publicHash }: FundsTools): Promise<Compared[]> {
  const ownHash = { expected: link.hash, found: await sha256(linked(link.previous, link.text)) }
  const ownNumber = { expected: String(number), found: String(readLink(link.text)?.number ?? '') }
  if (!publicHash) return [ownNumber, ownHash]
  return [ownNumber, ownHash, { expected: (await publicHash(number)) ?? '', found: link.hash }]
}

/** The hash before is that of the checkpoint before, or the beginning. */
async function beforeStep({ number, link: { previous } }: FundsProof, { publicHash }: FundsTools): Promise<Compared[]> {
  if (number === 1) return [{ expected: genesis, found: previous }]
  return [{ expected: publicHash ? ((await publicHash(number - 1)) ?? '') : previous, found: previous }]
}

/**
 * Checks a proof of funds from its file, step by step, and stops after the first step that is wrong. The same function runs in the browser and
 * on the command line.
 */
export async function* checkProof(text: string, claimed: Claimed, tools: FundsTools): AsyncGenerator<FundsResult> {
  const proof = readProof(text)
  if (!proof) {
    yield { step: 'FILE', expected: 'a proof of funds', found: 'another file' }
    return
  }
  const steps: Readonly<Record<FundsStep, () => Compared[] | Promise<Compared[]>>> = {
    FILE: () => fileStep(proof, claimed),
    SEAL: () => sealStep(proof, tools),
    NEIGHBOURS: () => neighboursStep(proof, tools),
    CHECKPOINT: () => checkpointStep(proof, tools),
    BEFORE: () => beforeStep(proof, tools),
  }
  for (const step of fundsSteps) {
    const result = { step, ...firstDifferent(await steps[step]()) }
    yield result
    if (!isRight(result)) return
  }
}

/** What a proof says in words: its figures, its neighbours and its checkpoint. */
export type ProofFacts = Figures & {
  readonly reserved: number
  readonly number: number
  readonly seal: string
  readonly hash: string
  /** Number of neighbouring seals in it. */
  readonly neighbours: number
  /** Number of programs in the tree. */
  readonly programs: number
}

/** Returns what a proof says; null if the file is none. */
export function factsIn(text: string): ProofFacts | null {
  const proof = readProof(text)
  if (!proof) return null
  const { figures, number, seal, link, parts } = proof
  const neighbours = parts.reduce((sum, { path }) => sum + path.length, 0)
  return {
    ...figures,
    reserved: reservedOf(figures),
    ...{ number, seal, hash: link.hash, neighbours },
    programs: readLink(link.text)?.programs ?? 0,
  }
}
