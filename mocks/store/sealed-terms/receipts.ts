import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { SeeTermsInput } from '@wasla/contract/generated/user-types.ts'
import { genesis, linked, linkText } from '@wasla/contract/sealed-terms/chain.ts'
import { sealedTermsLimits } from '@wasla/contract/sealed-terms/limits.ts'
import { receiptFor } from '@wasla/contract/sealed-terms/mappers.ts'
import { decideReadReceipt, decideSeeTerms } from '@wasla/contract/sealed-terms/reading.ts'
import type { ReceiptRecord, SealRecord, TermsVersionRecord } from '@wasla/contract/sealed-terms/record.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'
import { ownerOf } from '../programs/reader-fields.ts'
import { sha256 } from '../sha256.ts'
import { sealReceipt } from './seal.ts'

const hashed = async (version: Omit<TermsVersionRecord, 'hash'>): Promise<TermsVersionRecord> => ({
  ...version,
  hash: await sha256(version.text),
})

/** Returns the chain of seals with its hashes, up to a number. */
async function chainUpTo({ memory }: Store, most: number): Promise<SealRecord[]> {
  const { versions, seals } = memory.sealedTerms
  const chain: SealRecord[] = []
  for (const seal of seals.slice(0, most)) {
    const terms = versions.find(({ programId, version }) => programId === seal.programId && version === seal.version)
    const link = { ...seal, termsHash: await sha256(terms?.text ?? '') }
    chain.push({ ...link, hash: await sha256(linked(chain.at(-1)?.hash ?? genesis, linkText(link))) })
  }
  return chain
}

/** Returns the hash of the chain at a number, and its time; null if the chain is shorter. */
export const sealAt = async (store: Store, seq: number): Promise<SealRecord | null> => (await chainUpTo(store, seq))[seq - 1] ?? null

function stateOf(store: Store, participationId: string) {
  const participation = store.memory.world.participations.find(({ id }) => id === participationId)
  const program = participation && programById(store, participation.programId)
  return participation && program ? { participation, program } : null
}

async function receiptOf(store: Store, participationId: string): Promise<ReceiptRecord | null> {
  const { versions, seals, seen } = store.memory.sealedTerms
  const own = seals.find(({ receipted }) => receipted?.participationId === participationId)
  const ofProgram = versions.filter(({ programId }) => programId === own?.programId)
  const terms = ofProgram.find(({ version }) => version === own?.version)
  if (!own?.receipted || !terms) return null
  const chain = await chainUpTo(store, own.seq)
  const seal = chain.at(-1)
  if (!seal) return null
  const later = ofProgram.filter(({ version }) => version > own.version).slice(-sealedTermsLimits.later)
  return {
    receipted: own.receipted,
    programId: own.programId,
    seal: { ...seal, previous: chain.at(-2)?.hash ?? genesis, text: linkText(seal) },
    terms: await hashed(terms),
    later: await Promise.all(later.map(hashed)),
    seen: Math.max(own.version, seen.get(participationId) ?? 0),
  }
}

/** Implements the query `termsReceipt`. Seals the receipt first if the participation began before receipts existed. */
export async function termsReceipt(store: Store, profileId: string, participationId: string) {
  const state = stateOf(store, participationId)
  const { isMine } = changesOf(decideReadReceipt(state, profileId))
  if (state) sealReceipt(store, state.participation)
  const receipt = await receiptOf(store, participationId)
  if (!receipt || !state) throw new Problem('PROGRAM_NOT_FOUND')
  return {
    ...receiptFor(receipt, { isMine, programName: state.program.name }),
    participant: listedProfile(ownerOf(store, state.participation)),
  }
}

/** Implements the mutation `seeTerms`. */
export function seeTerms(store: Store, profileId: string, { participationId, version }: SeeTermsInput) {
  const { versions, seals, seen } = store.memory.sealedTerms
  const seal = seals.find(({ receipted }) => receipted?.participationId === participationId)
  const latest = versions.findLast(({ programId }) => programId === seal?.programId)?.version ?? 0
  const state = stateOf(store, participationId)
  const confirmed = changesOf(decideSeeTerms(state, { sealed: seal?.version ?? 1, latest }, { profileId, version }))
  seen.set(confirmed.participationId, Math.max(confirmed.version, seen.get(confirmed.participationId) ?? 0))
  return termsReceipt(store, profileId, participationId)
}
