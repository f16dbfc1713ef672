import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { canonicalTerms, readTerms } from '@wasla/contract/sealed-terms/canonical.ts'
import { isSameTerms } from '@wasla/contract/sealed-terms/differences.ts'
import { receiptedOf } from '@wasla/contract/sealed-terms/receipt-number.ts'
import type { Receipted } from '@wasla/contract/sealed-terms/record.ts'
import { termsOf, type SealedTerms } from '@wasla/contract/sealed-terms/terms.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { programById, requestsTo, stepOf } from '../programs/find.ts'
import { programTerms } from '../programs/money.ts'
import type { FormerTerms } from '../../world/former-terms.ts'

/** Returns the terms of a program; null for a draft that lacks a step with terms. `former` are earlier values of what may change. */
function termsFor(store: Store, program: ProgramRecord, former: Partial<FormerTerms> = {}): SealedTerms | null {
  const objectives = stepOf(store, program.id, 'IMPACT_OBJECTIVES')?.data
  const budget = stepOf(store, program.id, 'BUDGET')?.data
  const brand = findProfile(store, program.profileId)
  if (!objectives || !budget || !brand) return null
  const { endDate = program.endDate, description = program.description } = former
  return termsOf({
    program: { ...program, endDate, description },
    brand,
    objectives,
    payoutFrequency: budget.payoutFrequency,
    guidelines: former.guidelines ?? stepOf(store, program.id, 'GUIDELINES')?.data ?? null,
    terms: programTerms,
  })
}

const latestOf = ({ memory }: Store, programId: string) =>
  memory.sealedTerms.versions.findLast((version) => version.programId === programId) ?? null

function append({ memory }: Store, programId: string, version: number, receipted: Receipted | null, sealedAt: number): void {
  const { seals } = memory.sealedTerms
  seals.push({ seq: seals.length + 1, programId, version, receipted, sealedAt })
}

/** Returns the version with these terms. Adds it if the newest version differs. */
function versionWith(store: Store, terms: SealedTerms, sealedAt: number): number {
  const latest = latestOf(store, terms.programId)
  if (latest && isSameTerms(readTerms(latest.text), terms)) return latest.version
  const version = (latest?.version ?? 0) + 1
  store.memory.sealedTerms.versions.push({ programId: terms.programId, version, text: canonicalTerms(terms), sealedAt })
  append(store, terms.programId, version, null, sealedAt)
  return version
}

const hasReceipt = ({ memory }: Store, participationId: string) =>
  memory.sealedTerms.seals.some(({ receipted }) => receipted?.participationId === participationId)

function sealUnder(store: Store, terms: SealedTerms | null, participation: ParticipationRecord, sealedAt: number): void {
  if (!terms || hasReceipt(store, participation.id)) return
  append(store, terms.programId, versionWith(store, terms, sealedAt), receiptedOf(participation), sealedAt)
}

/** Seals the versions and receipts of programs whose terms have changed before the scenario begins. */
function sealFormer(store: Store): void {
  for (const former of store.memory.world.formerTerms.splice(0)) {
    const program = programById(store, former.programId)
    if (!program) continue
    const before = termsFor(store, program, former)
    for (const participation of requestsTo(store, program.id)) sealUnder(store, before, participation, participation.createdAt)
    const after = termsFor(store, program)
    if (after) versionWith(store, after, former.changedAt)
  }
}

/** Seals the receipt of a participation, unless it has one or its program is a draft. */
export function sealReceipt(store: Store, participation: ParticipationRecord): void {
  sealFormer(store)
  const program = programById(store, participation.programId)
  if (program && program.publishedAt !== null) sealUnder(store, termsFor(store, program), participation, store.clock.now())
}

/** Seals a new version of a program’s terms if somebody has a receipt of it and the terms differ. */
export function recordTerms(store: Store, program: ProgramRecord): void {
  sealFormer(store)
  const terms = program.publishedAt === null || !latestOf(store, program.id) ? null : termsFor(store, program)
  if (terms) versionWith(store, terms, store.clock.now())
}

/** Returns how many versions a participant has not confirmed since they joined; 0 without a receipt. */
export function newerTermsOf(store: Store, participationId: string): number {
  sealFormer(store)
  const { seals, seen } = store.memory.sealedTerms
  const seal = seals.find(({ receipted }) => receipted?.participationId === participationId)
  if (!seal) return 0
  const latest = latestOf(store, seal.programId)?.version ?? seal.version
  return latest - Math.max(seal.version, seen.get(participationId) ?? 0)
}
