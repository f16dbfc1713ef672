import { Problem } from '@wasla/contract/errors/problem.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { refreshWait } from '@wasla/contract/social/refresh.ts'
import type { Store } from '../memory.ts'
import type { Viewer } from '../session/sessions.ts'
import { measured } from './measured.ts'

/** `refreshSocialLink` (E-11). */
export function refreshLink(store: Store, viewer: Viewer, id: string): SocialLinkRecord {
  const { memory, clock } = store
  const link = memory.world.socialLinks.find((one) => one.id === id && one.profileId === viewer.profileId)
  if (!link) throw new Problem('SOCIAL_LINK_NOT_FOUND')
  const retryAfter = refreshWait(memory.refreshed.get(id) ?? null, clock.now())
  if (retryAfter > 0) throw new Problem('RATE_LIMITED', { retryAfter })
  memory.refreshed.set(id, clock.now())
  const newest = measured(store, link).at(-1)
  if (newest) newest.measuredAt = clock.now()
  return link
}
