import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Connector } from '@wasla/contract/social/connect.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { decideRefresh } from '@wasla/contract/social/refresh.ts'
import { measure } from '../insights/measured.ts'
import type { Store } from '../memory.ts'
import { linksOf } from './links.ts'

/** Implements the mutation `refreshSocialLink`. */
export function refreshLink(store: Store, { profileId }: Connector, id: string): SocialLinkRecord {
  const { memory, clock } = store
  const own = linksOf(store, profileId).find((link) => link.id === id)
  const current = own ? { link: own, refreshedAt: memory.refreshed.get(id) ?? null } : null
  const { state, refreshedAt } = changesOf(decideRefresh(current, clock.now()))
  memory.refreshed.set(id, refreshedAt)
  measure(store, state.link)
  return state.link
}
