import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { MakeMediaKitInput, MediaKit, MediaKitPart } from '@wasla/contract/generated/user-types.ts'
import { canonicalKit } from '@wasla/contract/media-kits/canonical.ts'
import { hashedTexts, isOneKit, kitLinkText } from '@wasla/contract/media-kits/chain.ts'
import { decideKit, decideKitRemoval, decideReadKit, isOpen } from '@wasla/contract/media-kits/decisions.ts'
import { kitTextOf, type KitFacts } from '@wasla/contract/media-kits/facts.ts'
import { mediaKitLimits } from '@wasla/contract/media-kits/limits.ts'
import { kitNumber, kitNumberIn } from '@wasla/contract/media-kits/number.ts'
import type { KitSealRecord, MediaKitRecord, SealedKit } from '@wasla/contract/media-kits/record.ts'
import { mediaKitView, todayOf } from '@wasla/contract/media-kits/view.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { genesis, linked } from '@wasla/contract/sealed-terms/chain.ts'
import { findProfile } from '../find.ts'
import { measuredOf } from '../insights/measured.ts'
import type { Store } from '../memory.ts'
import { interestIdsOf } from '../profiles/interests.ts'
import { socialLinksOf } from '../profiles/public.ts'
import { sha256 } from '../sha256.ts'
import { rowsOf } from '../showcase/rows.ts'

function factsOf(store: Store, profileId: string): KitFacts {
  const profile = findProfile(store, profileId)
  if (!profile) throw new Problem('PROFILE_NOT_FOUND')
  const measured = measuredOf(store, profileId, null)
  return {
    profile,
    interests: interestIdsOf(store, profileId),
    accounts: socialLinksOf(store, profileId),
    newest: measured.flatMap((rows) => rows.at(-1) ?? []),
    audiences: measured.flatMap((rows) => rows.findLast(({ audience }) => audience !== null) ?? []),
    prices: rowsOf(store.memory.world.rateCards, profileId),
  }
}

type NewKit = { number: string; profileId: string; facts: KitFacts; parts: readonly MediaKitPart[]; madeAt: number; expiresAt: number }

async function add(store: Store, { number, profileId, facts, parts, madeAt, expiresAt }: NewKit): Promise<MediaKitRecord> {
  const { kits, seals } = store.memory.mediaKits
  const text = canonicalKit(await kitTextOf(facts, { number, salt: store.nextId('media-kit-salt'), madeAt, parts }))
  const seal = { seq: seals.length + 1, number, text, sealedAt: madeAt }
  const kit = { number, profileId, text, link: seal.seq, madeAt, expiresAt, removedAt: null }
  seals.push(seal)
  kits.push(kit)
  return kit
}

/** Makes the kits that a scenario has from before. */
async function makeFormer(store: Store): Promise<void> {
  const { mediaKits } = store.memory
  for (const { earlier, forged, ...former } of mediaKits.former.splice(0)) {
    const facts = earlier(factsOf(store, former.profileId))
    const kit = await add(store, { ...former, facts, expiresAt: former.madeAt + mediaKitLimits.lasts })
    if (forged) mediaKits.kits = mediaKits.kits.map((one) => (one === kit ? { ...kit, text: forged(kit.text) } : one))
  }
}

/** Returns the chain with its hashes, up to a number. */
async function chainUpTo({ memory }: Store, most: number): Promise<KitSealRecord[]> {
  const chain: KitSealRecord[] = []
  for (const { text, ...seal } of memory.mediaKits.seals.slice(0, most)) {
    const link = { ...seal, textHash: await sha256(text) }
    chain.push({ ...link, hash: await sha256(linked(chain.at(-1)?.hash ?? genesis, kitLinkText(link))) })
  }
  return chain
}

async function sealedOf(store: Store, kit: MediaKitRecord): Promise<SealedKit> {
  const chain = await chainUpTo(store, kit.link)
  const seal = chain.at(-1)
  if (!seal) throw new Error('A media kit has no seal')
  return { kit, seal, previous: chain.at(-2)?.hash ?? genesis }
}

const kitsOf = ({ memory }: Store, profileId: string) =>
  memory.mediaKits.kits.filter((kit) => kit.profileId === profileId).toSorted((one, other) => other.link - one.link)

/** Implements the query `myMediaKits`. */
export async function mine(store: Store, profileId: string): Promise<MediaKit[]> {
  await makeFormer(store)
  const open = kitsOf(store, profileId).filter((kit) => isOpen(kit, store.clock.now()))
  return (await Promise.all(open.map((kit) => sealedOf(store, kit)))).map(mediaKitView)
}

/** Implements the mutation `makeMediaKit`. */
export async function make(store: Store, profileId: string, { parts: chosen }: MakeMediaKitInput): Promise<MediaKit> {
  await makeFormer(store)
  const madeAt = store.clock.now()
  const facts = factsOf(store, profileId)
  const { parts, expiresAt } = changesOf(decideKit(kitsOf(store, profileId), chosen, madeAt))
  const number = kitNumber(store.nextId('media-kit'))
  return mediaKitView(await sealedOf(store, await add(store, { number, profileId, facts, parts, madeAt, expiresAt })))
}

/** Implements the mutation `removeMediaKit`. */
export function remove({ memory: { mediaKits }, clock }: Store, profileId: string, id: string): { id: string } {
  const found = mediaKits.kits.find(({ number }) => number === id) ?? null
  const removed = changesOf(decideKitRemoval(found, profileId, clock.now()))
  mediaKits.kits = mediaKits.kits.map((kit) => (kit.number === id ? removed : kit))
  return { id }
}

/** Implements the query `publicMediaKit`. */
export async function check(store: Store, id: string, language: Language) {
  await makeFormer(store)
  const number = kitNumberIn(id)
  const found = store.memory.mediaKits.kits.find((kit) => kit.number === number) ?? null
  const profile = found && findProfile(store, found.profileId)
  const kit = changesOf(decideReadKit(found, profile, store.clock.now()))
  if (!profile) throw new Problem('MEDIA_KIT_NOT_FOUND')
  const sealed = await sealedOf(store, kit)
  const hashes = await Promise.all(hashedTexts(sealed).map(async ([text, hash]) => (await sha256(text)) === hash))
  return {
    kit: mediaKitView(sealed),
    isUnchanged: hashes.every(Boolean) && isOneKit(sealed),
    today: todayOf(kit.text, factsOf(store, kit.profileId), language),
    checkedOn: civilDate(store.clock.now()),
    profile,
  }
}
