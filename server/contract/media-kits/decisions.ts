import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { MediaKitPart } from '../generated/user-types.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import { isPublic } from '../profiles/visibility.ts'
import { mediaKitLimits } from './limits.ts'
import { kitParts } from './parts.ts'
import type { MediaKitRecord } from './record.ts'

/** Returns whether a kit can be checked: it was not removed and is not too old. */
export const isOpen = ({ removedAt, expiresAt }: Pick<MediaKitRecord, 'removedAt' | 'expiresAt'>, now: number): boolean =>
  removedAt === null && now < expiresAt

/**
 * Decides `makeMediaKit`; `kits` are all stored kits of the profile. Returns the parts once each, in their order, and until when the kit can
 * be checked. Refused with `MEDIA_KIT_LIMIT_REACHED` if the profile has too many kits, with `RATE_LIMITED` if it made too many within a day.
 */
export function decideKit(
  kits: readonly MediaKitRecord[],
  parts: readonly MediaKitPart[],
  now: number,
): Decision<{ readonly parts: readonly MediaKitPart[]; readonly expiresAt: number }> {
  if (parts.length > 20) return refused(invalidInput([{ path: 'parts', rule: 'unknownValue' }]))
  if (kits.filter((kit) => isOpen(kit, now)).length >= mediaKitLimits.kits)
    return refused(new Problem('MEDIA_KIT_LIMIT_REACHED', { max: mediaKitLimits.kits }))
  const today = kits.map(({ madeAt }) => madeAt).filter((madeAt) => madeAt > now - mediaKitLimits.day)
  const next = today.toSorted((one, other) => other - one)[mediaKitLimits.perDay - 1]
  if (next !== undefined) return refused(new Problem('RATE_LIMITED', { retryAfter: Math.ceil((next + mediaKitLimits.day - now) / 1_000) }))
  return decided({ parts: kitParts.filter((part) => parts.includes(part)), expiresAt: now + mediaKitLimits.lasts })
}

/** The error for every kit that a caller may not see: there is none, it was removed, is too old, or its profile is hidden. */
const kitMissing = () => new Problem('MEDIA_KIT_NOT_FOUND')

/** Decides `removeMediaKit`: only its profile removes a kit. The row stays without its text, so that the kits of a day are counted. */
export function decideKitRemoval(kit: MediaKitRecord | null, profileId: string, now: number): Decision<MediaKitRecord> {
  if (!kit || kit.profileId !== profileId || !isOpen(kit, now)) return refused(kitMissing())
  return decided({ ...kit, text: '', removedAt: now })
}

/** Decides `publicMediaKit`: anybody may read an open kit of a public profile. */
export function decideReadKit<Kit extends MediaKitRecord>(
  kit: Kit | null,
  profile: { readonly status: ProfileStatus } | null | undefined,
  now: number,
): Decision<Kit> {
  return kit && profile && isOpen(kit, now) && isPublic(profile) ? decided(kit) : refused(kitMissing())
}
