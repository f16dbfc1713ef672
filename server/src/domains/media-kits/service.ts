import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { IdResult, MakeMediaKitInput, MediaKit, MediaKitToday } from '@wasla/contract/generated/user-types.ts'
import { canonicalKit } from '@wasla/contract/media-kits/canonical.ts'
import { decideKit, decideKitRemoval, decideReadKit, isOpen } from '@wasla/contract/media-kits/decisions.ts'
import { kitTextOf, type KitFacts } from '@wasla/contract/media-kits/facts.ts'
import { kitNumber, kitNumberIn } from '@wasla/contract/media-kits/number.ts'
import type { MediaKitRecord, SealedKit } from '@wasla/contract/media-kits/record.ts'
import { mediaKitView, todayOf } from '@wasla/contract/media-kits/view.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { createAlarms } from '#platform/alarm.ts'
import type { Deps } from '../../deps.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { ShowcaseService } from '../showcase/service.ts'
import type { SocialService } from '../social/service.ts'
import { addSeal, isKitUnchanged, verifyKits } from './seal.ts'
import { deleteKitsUntil, findKit, findKits, insertKit, saveRemoval, withSeals } from './stores/kits.ts'

export { findSeal } from './stores/seals.ts'

type CheckedKit = { kit: MediaKit; isUnchanged: boolean; today: MediaKitToday[]; checkedOn: string; profile: ProfileRecord }
type OpenKit = Omit<SealedKit, 'previous'> & { readonly profile: ProfileRecord }
type Owner = Pick<Viewer, 'profileId' | 'profileType'>

/** Profiles frozen at a moment, and their check by anybody (docs/decisions/096-media-kits.md). */
export type MediaKitsService = {
  /** Answers `myMediaKits`: the kits of the active profile that can be checked, the newest first. */
  mine(owner: Owner): Promise<MediaKit[]>
  /** Answers `makeMediaKit`. Throws the errors of `decideKit`. */
  make(owner: Owner, input: MakeMediaKitInput): Promise<MediaKit>
  /** Answers `removeMediaKit`. Throws `MEDIA_KIT_NOT_FOUND`. */
  remove(owner: Owner, id: string): Promise<IdResult>
  /** Returns a kit that anybody may read, with its profile. Throws `MEDIA_KIT_NOT_FOUND`. */
  read(id: string): Promise<OpenKit>
  /** Answers `publicMediaKit`. Throws `MEDIA_KIT_NOT_FOUND`. */
  check(id: string, language: Language): Promise<CheckedKit>
  /** For the upkeep: deletes kits that are too old. */
  sweep(): Promise<void>
  /** For the upkeep: recomputes a part of the chain from a link. Returns the link with which the next run begins. */
  verify(first: number): Promise<number>
}

type Others = {
  readonly profiles: Pick<ProfilesService, 'byIds' | 'interestsOf'>
  readonly social: Pick<SocialService, 'own' | 'newest'>
  readonly showcase: { readonly rateCards: Pick<ShowcaseService['rateCards'], 'own'> }
}

/** Length of the salt of a kit in random bytes. */
const saltBytes = 16

type KitDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'log'>

export function createMediaKitsService(deps: KitDeps, { profiles, social, showcase }: Others): MediaKitsService {
  const { db, clock, ids } = deps
  const alarms = createAlarms(deps)

  async function factsOf(profile: ProfileRecord): Promise<KitFacts> {
    const owner = { profileId: profile.id, profileType: profile.type }
    // Reading the newest snapshots measures made-up accounts, which may change their followers.
    const newest = await social.newest(owner, { withAudience: false })
    const [interests, accounts, audiences, prices] = await Promise.all([
      profiles.interestsOf([profile.id]),
      social.own(owner),
      social.newest(owner, { withAudience: true }),
      showcase.rateCards.own(owner, null),
    ])
    return { profile, interests: interests.get(profile.id) ?? [], accounts, newest, audiences, prices }
  }

  async function profileOf(profileId: string): Promise<ProfileRecord> {
    const profile = (await profiles.byIds([profileId])).get(profileId)
    if (!profile) throw new Problem('PROFILE_NOT_FOUND')
    return profile
  }

  async function sealedOf(kit: MediaKitRecord): Promise<Omit<SealedKit, 'previous'>> {
    const [sealed] = await withSeals(db, [kit])
    if (!sealed) throw new Error('A media kit has no seal')
    return sealed
  }

  async function read(id: string): Promise<OpenKit> {
    const number = kitNumberIn(id)
    const found = number === null ? null : await findKit(db, number)
    const profile = found && (await profiles.byIds([found.profileId])).get(found.profileId)
    const kit = changesOf(decideReadKit(found, profile, clock.now()))
    if (!profile) throw new Problem('MEDIA_KIT_NOT_FOUND')
    return { ...(await sealedOf(kit)), profile }
  }

  return {
    async mine({ profileId }) {
      const now = clock.now()
      const kits = (await findKits(db, profileId)).filter((kit) => isOpen(kit, now))
      return (await withSeals(db, kits)).map(mediaKitView)
    },
    async make({ profileId }, { parts: chosen }) {
      // Figures are read before the transaction, because measuring made-up accounts writes.
      const facts = await factsOf(await profileOf(profileId))
      return inTransaction(db, async (tx) => {
        await lockRow(tx, 'profiles', profileId)
        const madeAt = clock.now()
        const { parts, expiresAt } = changesOf(decideKit(await findKits(tx, profileId), chosen, madeAt))
        const number = kitNumber(ids.uuid())
        const text = canonicalKit(await kitTextOf(facts, { number, salt: ids.secret(saltBytes), madeAt, parts }))
        const seal = await addSeal(tx, deps, { number, text, now: madeAt })
        const kit = { number, profileId, text, link: seal.seq, madeAt, expiresAt, removedAt: null }
        await insertKit(tx, kit)
        return mediaKitView({ kit, seal })
      })
    },
    remove: ({ profileId }, id) =>
      inTransaction(db, async (tx) => {
        const removed = changesOf(decideKitRemoval(await findKit(tx, id), profileId, clock.now()))
        if (!(await saveRemoval(tx, removed))) throw new Problem('MEDIA_KIT_NOT_FOUND')
        return { id }
      }),
    read,
    async check(id, language) {
      const { kit, seal, profile } = await read(id)
      const [isUnchanged, facts] = await Promise.all([isKitUnchanged(db, { kit, seal }), factsOf(profile)])
      const today = todayOf(kit.text, facts, language)
      return { kit: mediaKitView({ kit, seal }), isUnchanged, today, checkedOn: civilDate(clock.now()), profile }
    },
    async sweep() {
      await deleteKitsUntil(db, clock.now())
    },
    async verify(first) {
      const { next, broken } = await verifyKits(db, first)
      if (broken !== null) alarms.kitsBroken(broken)
      return next
    },
  }
}
