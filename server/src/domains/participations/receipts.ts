import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { SeeTermsInput } from '@wasla/contract/generated/user-types.ts'
import { receiptFor } from '@wasla/contract/sealed-terms/mappers.ts'
import { decideReadReceipt, decideSeeTerms } from '@wasla/contract/sealed-terms/reading.ts'
import { receiptedOf } from '@wasla/contract/sealed-terms/receipt-number.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Alarms } from '#platform/alarm.ts'
import { findProgram, lockProgramShared, termsIn } from '../programs/service.ts'
import { findLastSeal, findReceipt, findSealOf, insertSeen, latestVersion, sealReceiptOnce, verifySeals } from '../sealed-terms/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { ParticipationsDeps } from './deps.ts'
import { findParticipation } from './stores/participations.ts'
import { findUnsealed } from './stores/receipts.ts'

type Reader = Pick<Viewer, 'profileId'>
type SealingDeps = Pick<ParticipationsDeps, 'db' | 'dialect' | 'clock' | 'env'>

async function stateOf(db: Database, participationId: string) {
  const participation = await findParticipation(db, participationId)
  const program = participation && (await findProgram(db, participation.programId))
  return participation && program ? { participation, program } : null
}

/**
 * Seals the receipt of a participation that began before receipts existed, under today’s terms: its times say so. Does nothing if it has one,
 * or if its program is a draft.
 */
async function sealLate(deps: SealingDeps, participationId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const participation = await findParticipation(tx, participationId)
    const program = participation && (await lockProgramShared(tx, deps.dialect, participation.programId))
    if (!program || program.publishedAt === null) return
    const terms = await termsIn(tx, deps, program)
    if (terms) await sealReceiptOnce(tx, deps, terms, receiptedOf(participation))
  })
}

/** A receipt as its reader may see it, and the id of its participant’s profile. */
export type ReceiptView = ReturnType<typeof receiptFor> & { readonly profileId: string }

/** Returns a receipt for its participant or the program’s owner, and seals it first if it has to. Throws `PROGRAM_NOT_FOUND`. */
export async function receiptRecord(deps: SealingDeps, { profileId }: Reader, participationId: string) {
  const { db } = deps
  const state = await stateOf(db, participationId)
  const { isMine } = changesOf(decideReadReceipt(state, profileId))
  let receipt = await findReceipt(db, participationId)
  if (!receipt) {
    await sealLate(deps, participationId)
    receipt = await findReceipt(db, participationId)
  }
  if (!receipt || !state) throw new Problem('PROGRAM_NOT_FOUND')
  return { receipt, isMine, programName: state.program.name, profileId: state.participation.profileId }
}

/** `termsReceipt`: for the participant and the program’s owner. Throws `PROGRAM_NOT_FOUND` for everybody else. */
export async function termsReceipt(deps: SealingDeps, reader: Reader, participationId: string): Promise<ReceiptView> {
  const { receipt, profileId, ...read } = await receiptRecord(deps, reader, participationId)
  return { ...receiptFor(receipt, read), profileId }
}

/** `seeTerms`: saves that the participant has seen a version. Throws `PROGRAM_NOT_FOUND`, `DTO_VALIDATION_ERROR`. */
export async function seeTerms(deps: SealingDeps, reader: Reader, { participationId, version }: SeeTermsInput): Promise<ReceiptView> {
  await inTransaction(deps.db, async (tx) => {
    const state = await stateOf(tx, participationId)
    const seal = await findSealOf(tx, participationId)
    const versions = { sealed: seal?.version ?? 1, latest: seal ? await latestVersion(tx, seal.programId) : 0 }
    const seen = changesOf(decideSeeTerms(state, versions, { profileId: reader.profileId, version }))
    await insertSeen(tx, seen.participationId, seen.version, deps.clock.now())
  })
  return termsReceipt(deps, reader, participationId)
}

const atOnce = 100

/**
 * For the upkeep: seals receipts of participations that began before receipts existed. `after` is the last participation that an earlier run
 * has looked at; returns the last one of this run. Begins again if nothing is sealed at all, as after the reset of a demonstration.
 */
export async function sealOlder(deps: SealingDeps, after: string): Promise<string> {
  let last = (await findLastSeal(deps.db)) ? after : ''
  for (;;) {
    const found = await findUnsealed(deps.db, last, atOnce)
    for (const id of found) await sealLate(deps, id)
    last = found.at(-1) ?? last
    if (found.length < atOnce) return last
  }
}

/** Number of links of the chain that one run recomputes. The next run goes on after them; after the last link it begins again. */
const linksOfACheck = 1_000

/** For the upkeep: recomputes a part of the chain of seals from link `first`, and raises an alarm if a link is wrong. Returns the next `first`. */
export async function checkSeals(db: Database, alarms: Pick<Alarms, 'termsBroken'>, first: number): Promise<number> {
  const { last, broken } = await verifySeals(db, first, linksOfACheck)
  if (broken !== null) alarms.termsBroken(broken)
  return broken !== null || last < first - 1 + linksOfACheck ? 1 : last + 1
}
