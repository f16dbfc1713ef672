import { createHash } from 'node:crypto'
import { hashedTexts, isOneKit, kitLinkText } from '@wasla/contract/media-kits/chain.ts'
import type { KitSealRecord, SealedKit } from '@wasla/contract/media-kits/record.ts'
import { genesis, linked } from '@wasla/contract/sealed-terms/chain.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import { breathe } from '#wait.ts'
import type { Deps } from '../../deps.ts'
import { findLastSeal, findSeal, findSealsAfter, insertSeal } from './stores/seals.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const hashAfter = (previous: string, link: Omit<KitSealRecord, 'hash'>): string => sha256(linked(previous, kitLinkText(link)))

/**
 * Adds a link for a text to the chain of kits, in the transaction that stores the kit. Transactions that add links run one after the other. Call
 * it last but for the kit itself: a transaction that has the turn waits for no other lock.
 */
export async function addSeal(
  tx: Database,
  { dialect }: Pick<Deps, 'dialect'>,
  { number, text, now }: { number: string; text: string; now: number },
): Promise<KitSealRecord> {
  await takeNamedLock(tx, dialect, 'media-kits:seals')
  const last = (await findLastSeal(tx)) ?? { seq: 0, hash: genesis }
  const link = { seq: last.seq + 1, number, textHash: sha256(text), sealedAt: now }
  const seal = { ...link, hash: hashAfter(last.hash, link) }
  await insertSeal(tx, seal)
  return seal
}

/** Returns whether a kit is what was sealed: its text, its link, and that all three name the same kit. */
const isUnchanged = (sealed: SealedKit): boolean => hashedTexts(sealed).every(([text, hash]) => sha256(text) === hash) && isOneKit(sealed)

/** Returns whether a stored kit is what was sealed; false if a link is missing. */
export async function isKitUnchanged(db: Database, { kit, seal }: Omit<SealedKit, 'previous'>): Promise<boolean> {
  const previous = seal.seq === 1 ? genesis : (await findSeal(db, seal.seq - 1))?.hash
  return previous !== undefined && isUnchanged({ kit, seal, previous })
}

/** Number of links that are read at once. Other tasks can run between two reads. */
const chunk = 100
/** Number of links that one run of the upkeep recomputes. */
const mostOfARun = 1_000

/**
 * Recomputes a part of the chain from link `first`, and the texts of the kits in it. Returns the link with which the next run begins, and the
 * first link that is wrong or missing; null if all are right.
 */
export async function verifyKits(db: Database, first: number, most = mostOfARun): Promise<{ next: number; broken: number | null }> {
  let last: Pick<KitSealRecord, 'seq' | 'hash'> | null = first === 1 ? { seq: 0, hash: genesis } : await findSeal(db, first - 1)
  const end = first - 1 + most
  while (last && last.seq < end) {
    const found = await findSealsAfter(db, last.seq, Math.min(chunk, end - last.seq))
    for (const { seal, text } of found) {
      const seq: number = last.seq + 1
      const isRight = seal.seq === seq && seal.hash === hashAfter(last.hash, seal) && (text === null || sha256(text) === seal.textHash)
      if (!isRight) return { next: 1, broken: seq }
      last = seal
    }
    if (found.length === 0) return { next: 1, broken: null }
    await breathe()
  }
  return { next: last ? last.seq + 1 : 1, broken: null }
}
