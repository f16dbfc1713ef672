import { genesis } from '../../ledger/canonical.ts'
import { buildTree, proofOf, sealTree } from '../build.ts'
import { fundsLimits } from '../limits.ts'
import type { FundsProof } from '../proof.ts'
import { splitAll, type Dust, type ProgramFigures } from '../split.ts'

/** Returns 64 hexadecimal digits that differ for different texts, in place of SHA-256: builder and check take the hash of their caller. */
export function sha256(text: string): string {
  const words = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => {
    let word = 2_166_136_261 ^ seed
    for (let at = 0; at < text.length; at += 1) word = Math.imul(word ^ text.charCodeAt(at), 16_777_619 + 2 * seed)
    return (word >>> 0).toString(16).padStart(8, '0')
  })
  return words.join('')
}

/** Chance that is the same in each run: a generator of 31 bits. */
export function seededDust(seed = 7): Dust {
  let state = seed
  const unit = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return { unit, salt: () => sha256(String(unit())).slice(0, 32) }
}

/** Returns programs with different figures, of which every third has paid nothing yet. */
export const somePrograms = (count: number): ProgramFigures[] =>
  Array.from({ length: count }, (_, at) => ({
    programId: `program-${at}`,
    paid: at % 3 === 0 ? 0 : 1_000_003 * (at + 1),
    earned: 40_009 * at,
    free: 7_000_001 + at,
  }))

/** Seals a checkpoint over these programs, and returns it with a function that makes proofs. */
export async function sealedFor(programs: readonly ProgramFigures[], { number = 1, previous = genesis, seed = 7 } = {}) {
  const split = splitAll(programs, seededDust(seed))
  const tree = await buildTree(number, split, { sha256 })
  const ledger = { seq: 12, hash: 'a'.repeat(64) }
  const link = await sealTree(tree, { number, ledger, sealedAt: 1_000, programs, previous }, { sha256 })
  const proof = (at: number): Promise<FundsProof> => {
    const program = split[at]
    if (!program) throw new Error('There is no such program')
    return proofOf({ program, blockAt: (block) => tree.blocks[block] ?? [], tops: tree.tops, link, previous }, sha256)
  }
  return { split, tree, link, proof, parts: fundsLimits.parts }
}
