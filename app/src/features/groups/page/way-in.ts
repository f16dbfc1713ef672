import { mayDo, type GroupAccess } from '@wasla/contract/groups/access.ts'
import type { Membership } from './useGroupPage.ts'

/** Actions by which a visitor can become a member (S1 §4, G-16). */
export type WayIn =
  | { readonly kind: 'none' }
  | { readonly kind: 'signIn' }
  /** The viewer's requests and invitations are not loaded yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'join' }
  | { readonly kind: 'request' }
  | { readonly kind: 'sent' }
  /** A request was declined. Another request is allowed from `retryAt` on (milliseconds since 1970). */
  | { readonly kind: 'later'; readonly retryAt: number }
  | { readonly kind: 'invited'; readonly invitationId: string; readonly role: string }

type WayInFacts = { readonly access: GroupAccess; readonly membership: Membership; readonly isKnown: boolean; readonly now: number }

/**
 * Returns how a visitor can become a member at the time `now` (milliseconds since 1970). A private group that is not discoverable can be
 * joined only by invitation (G-17).
 */
export function wayIn({ access, membership, isKnown, now }: WayInFacts): WayIn {
  const { viewer, isPrivate, isDiscoverable } = access
  if (viewer === 'Owner' || viewer === 'Admin' || viewer === 'Member') return { kind: 'none' }
  if (viewer === 'signedOut') return { kind: !isPrivate || isDiscoverable ? 'signIn' : 'none' }
  if (!isKnown) return { kind: mayDo(access, 'join') || mayDo(access, 'askToJoin') ? 'loading' : 'none' }
  const { invitation, lastRequest } = membership ?? {}
  if (invitation) return { kind: 'invited', invitationId: invitation.id, role: invitation.role }
  if (mayDo(access, 'join')) return { kind: 'join' }
  if (lastRequest?.status === 'Pending') return { kind: 'sent' }
  const retryAt = lastRequest?.status === 'Rejected' && lastRequest.retryAt ? Date.parse(lastRequest.retryAt) : 0
  if (!mayDo(access, 'askToJoin')) return { kind: 'none' }
  return retryAt > now ? { kind: 'later', retryAt } : { kind: 'request' }
}
