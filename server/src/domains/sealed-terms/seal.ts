import { createHash } from 'node:crypto'
import { canonicalTerms, readTerms } from '@wasla/contract/sealed-terms/canonical.ts'
import { genesis, linked, linkText } from '@wasla/contract/sealed-terms/chain.ts'
import { isSameTerms } from '@wasla/contract/sealed-terms/differences.ts'
import type { Receipted, SealRecord, TermsVersionRecord } from '@wasla/contract/sealed-terms/record.ts'
import type { SealedTerms } from '@wasla/contract/sealed-terms/terms.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import type { Deps } from '../../deps.ts'
import { findLastSeal, findSealOf, insertSeal } from './stores/seals.ts'
import { findLatestVersion, insertVersion } from './stores/versions.ts'

type SealDeps = Pick<Deps, 'dialect' | 'clock'>

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns the hash of the chain after a link. */
export const hashAfter = (previous: string, link: Omit<SealRecord, 'hash'>): string => sha256(linked(previous, linkText(link)))

/**
 * Makes the transactions that write to the chain run one after the other, so that its numbers have no gap. Take it last: a transaction that
 * has it waits for no other lock, so no two can wait for each other.
 */
const takeTurn = (tx: Database, { dialect }: SealDeps) => takeNamedLock(tx, dialect, 'terms:seals')

async function append(tx: Database, { clock }: SealDeps, version: TermsVersionRecord, receipted: Receipted | null): Promise<void> {
  const last = (await findLastSeal(tx)) ?? { seq: 0, hash: genesis }
  const { programId, hash: termsHash } = version
  const link = { seq: last.seq + 1, programId, version: version.version, termsHash, receipted, sealedAt: clock.now() }
  await insertSeal(tx, { ...link, hash: hashAfter(last.hash, link) })
}

async function addVersion(
  tx: Database,
  deps: SealDeps,
  terms: SealedTerms,
  latest: TermsVersionRecord | null,
): Promise<TermsVersionRecord> {
  const text = canonicalTerms(terms)
  const { programId } = terms
  const version = { programId, version: (latest?.version ?? 0) + 1, text, hash: sha256(text), sealedAt: deps.clock.now() }
  await insertVersion(tx, version)
  await append(tx, deps, version, null)
  return version
}

const isCurrent = (latest: TermsVersionRecord | null, terms: SealedTerms): latest is TermsVersionRecord =>
  latest !== null && isSameTerms(readTerms(latest.text), terms)

/**
 * Seals a receipt under these terms, in the transaction of the request to join. Adds a version if the newest one differs. Call it last, with the
 * program locked. The version is read before the turn, so that others wait for two statements and the commit only; while the program is locked,
 * only another request to join can add a version.
 */
export async function sealReceipt(tx: Database, deps: SealDeps, terms: SealedTerms, receipted: Receipted): Promise<void> {
  const early = await findLatestVersion(tx, terms.programId)
  await takeTurn(tx, deps)
  if (isCurrent(early, terms)) return append(tx, deps, early, receipted)
  const latest = await findLatestVersion(tx, terms.programId)
  await append(tx, deps, isCurrent(latest, terms) ? latest : await addVersion(tx, deps, terms, latest), receipted)
}

/** Like `sealReceipt`, for a participation that may have a receipt already. Does nothing then. */
export async function sealReceiptOnce(tx: Database, deps: SealDeps, terms: SealedTerms, receipted: Receipted): Promise<void> {
  await takeTurn(tx, deps)
  if (!(await findSealOf(tx, receipted.participationId))) await sealReceipt(tx, deps, terms, receipted)
}

/**
 * Seals a new version of a program’s terms, in the transaction that changes them and has the program for itself. Does nothing if nobody has a
 * receipt of the program yet, or if the terms are the same. Call it last.
 */
export async function sealChange(tx: Database, deps: SealDeps, terms: SealedTerms): Promise<void> {
  const latest = await findLatestVersion(tx, terms.programId)
  if (!latest || isCurrent(latest, terms)) return
  await takeTurn(tx, deps)
  await addVersion(tx, deps, terms, latest)
}
