import { changesOf } from '@wasla/contract/common/decision.ts'
import { buildTree, proofOf, sealTree } from '@wasla/contract/funds/build.ts'
import { figuresOf } from '@wasla/contract/funds/figures.ts'
import type { FundsRecord } from '@wasla/contract/funds/mappers.ts'
import { proofFile } from '@wasla/contract/funds/proof.ts'
import { decideFundsProof } from '@wasla/contract/funds/reading.ts'
import { splitAll, type Dust } from '@wasla/contract/funds/split.ts'
import type { Store } from '../memory.ts'
import { programMoneyOf } from '../programs/money.ts'
import { readProgram } from '../programs/reading.ts'
import type { Viewer } from '../session/sessions.ts'
import { sha256 } from '../sha256.ts'
import type { FundsSnapshot, SealedFunds } from './memory.ts'

const hour = 3_600_000
/** Number of the checkpoint before the mock’s only one. */
const before = 18_203

/** Chance that is the same in each run, so that stories show the same hashes. */
function mockDust(): Dust {
  let state = 92
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return {
    unit: () => next() / 2_147_483_648,
    salt: () => Array.from({ length: 4 }, () => next().toString(16).padStart(8, '0')).join(''),
  }
}

const isFunded = ({ status, dueAt }: { status: string; dueAt: number | null }) =>
  status === 'Retired' ? dueAt !== null : status !== 'Draft'

/** Takes down the money of all programs as the mock’s checkpoint, at the hour before now. */
export function beginFunds(store: Store): void {
  const { memory, clock } = store
  const funded = memory.world.programs.filter((program) => program.deletedAt === null && program.budget > 0 && isFunded(program))
  const programs = funded
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, budget }) => ({ programId: id, ...figuresOf(budget, programMoneyOf(store, id)) }))
  const now = clock.now()
  memory.funds.snapshot = { programs: splitAll(programs, mockDust()), sealedAt: now - (now % hour) }
  memory.funds.sealed = null
}

async function sealed({ programs, sealedAt }: FundsSnapshot): Promise<SealedFunds> {
  const number = before + 1
  const tree = await buildTree(number, programs, { sha256 })
  const ledger = { seq: 52_611, hash: await sha256('ledger') }
  const link = await sealTree(tree, { number, ledger, sealedAt, programs, previous: await sha256(String(before)) }, { sha256 })
  return { programs, tree, link }
}

/** Returns the mock’s checkpoint; null if none is sealed. */
async function checkpointIn({ memory: { funds } }: Store): Promise<SealedFunds | null> {
  if (!funds.snapshot || funds.snapshot.programs.length === 0) return null
  funds.sealed ??= sealed(funds.snapshot)
  return funds.sealed
}

/** Returns the figures of a program at the checkpoint; null if it is not in it. */
export async function fundsOf(store: Store, programId: string): Promise<FundsRecord | null> {
  const found = await checkpointIn(store)
  const program = found?.programs.find((one) => one.programId === programId)
  if (!found || !program) return null
  const { number, hash, sealedAt } = found.link
  const { paid, earned, free } = program
  return { paid, earned, free, number, hash, sealedAt, programs: found.programs.length }
}

/** Returns the hash of a checkpoint, and its time; null if there is none. */
export async function fundsHash(store: Store, number: number): Promise<{ hash: string; sealedAt: number } | null> {
  const found = await checkpointIn(store)
  if (!found) return null
  if (number === before) return { hash: await sha256(String(before)), sealedAt: found.link.sealedAt - hour }
  return number === found.link.number ? found.link : null
}

/** Implements the query `fundsProof`. */
export async function fundsProof(store: Store, viewer: Pick<Viewer, 'profileId'>, programId: string) {
  readProgram(store, viewer, programId)
  const found = await checkpointIn(store)
  const program = found?.programs.find((one) => one.programId === programId)
  changesOf(decideFundsProof(found && program ? { programs: found.programs.length } : null))
  if (!found || !program) throw new Error('A program of a checkpoint is not stored')
  const { tree, link } = found
  const blockAt = (block: number) => tree.blocks[block] ?? []
  const proof = await proofOf({ program, blockAt, tops: tree.tops, link, previous: await sha256(String(before)) }, sha256)
  return { id: programId, text: proofFile(proof) }
}
