import { proofOf } from '@wasla/contract/funds/build.ts'
import { fundsLimits } from '@wasla/contract/funds/limits.ts'
import type { SealedLink } from '@wasla/contract/funds/link.ts'
import type { FundsRecord } from '@wasla/contract/funds/mappers.ts'
import { proofFile } from '@wasla/contract/funds/proof.ts'
import { decideFundsProof } from '@wasla/contract/funds/reading.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { genesis } from '@wasla/contract/ledger/canonical.ts'
import { createAlarms } from '#platform/alarm.ts'
import type { Deps } from '../../deps.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { ProgramsService } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { sha256 } from './hash.ts'
import { sealFunds } from './seal.ts'
import { findLink } from './stores/links.ts'
import { findBlocks, findFigures, findSplit } from './stores/trees.ts'
import { verifyFunds } from './verify.ts'

export { findLastLink } from './stores/links.ts'

type FundsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'log'> & {
  ledger: Pick<LedgerService, 'seal' | 'sealedAccounts' | 'checkpoint'>
  programs: { reading: Pick<ProgramsService['reading'], 'program'> }
}

/** Number of checkpoints that one run of the upkeep verifies. */
const linksOfACheck = 200

/** Checkpoints of the money of programs, and the proofs of a program’s figures (docs/decisions/092-proof-of-funds.md). */
export type FundsService = {
  /** Returns the figures of these programs at the newest checkpoint, by id, without programs that are not in it. */
  ofPrograms(programIds: readonly string[]): Promise<Map<string, FundsRecord>>
  /**
   * Implements the query `fundsProof`: the file of a program’s proof. Throws `PROGRAM_NOT_FOUND`, or `CHECKPOINT_NOT_FOUND` if the program is
   * not in the newest checkpoint, or if too few programs are.
   */
  proof(viewer: Pick<Viewer, 'profileId'>, programId: string): Promise<string>
  /** Like `proof`, for callers that have checked who asks. */
  proofOf(programId: string): Promise<string>
  /** Returns the link of a checkpoint; null if there is none. */
  checkpoint(number: number): Promise<SealedLink | null>
  /** For the upkeep: see `sealFunds`. */
  seal(): Promise<void>
  /**
   * For the upkeep: recomputes checkpoints from number `first` on, and warns the operator if one is wrong. Returns with which number the next
   * run begins.
   */
  check(first: number): Promise<number>
}

export function createFundsService(deps: FundsDeps): FundsService {
  const { db, ledger, programs } = deps
  const alarms = createAlarms(deps)

  async function fileOf(programId: string): Promise<string> {
    const record = (await findFigures(db, [programId])).get(programId) ?? null
    changesOf(decideFundsProof(record))
    const number = record?.number ?? 0
    const [link, program] = [await findLink(db, number), await findSplit(db, programId, number)]
    if (!link || !program) throw new Error('A program of a checkpoint is not stored')
    const containing = program.parts.map(({ position }) => Math.floor(position / fundsLimits.block))
    const { blocks, tops } = await findBlocks(db, number, [...new Set(containing)])
    const previous = number === 1 ? genesis : (await findLink(db, number - 1))?.hash
    if (previous === undefined) throw new Error('The chain of checkpoints of funds has a gap')
    return proofFile(await proofOf({ program, blockAt: (block) => blocks.get(block) ?? [], tops, link, previous }, sha256))
  }

  return {
    ofPrograms: (programIds) => findFigures(db, programIds),
    async proof(viewer, programId) {
      await programs.reading.program(viewer, programId)
      return fileOf(programId)
    },
    proofOf: fileOf,
    checkpoint: (number) => findLink(db, number),
    seal: () => sealFunds(deps),
    async check(first) {
      const { last, broken } = await verifyFunds({ db, ledger }, first, linksOfACheck)
      if (broken !== null) alarms.fundsBroken(broken)
      return broken === null && last === first - 1 + linksOfACheck ? last + 1 : 1
    },
  }
}
