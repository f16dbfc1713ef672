import type { Platform } from '@wasla/contract/social/record.ts'
import type { Deps } from '../../deps.ts'
import type { LinkPreview } from '../../providers/previews/port.ts'

const none: LinkPreview = { html: null, coverPhotoUrl: null }

export type PreviewDeps = Pick<Deps, 'previews' | 'log' | 'limits'>

/** Other sites are asked so often for one profile: nobody has them asked without end through us. */
const perProfile = { count: 60, window: 3600 }

/** What an address shows; nothing where its site does not say, or was asked too often. Saving never fails by it (D-12). */
export async function previewOf(
  { previews, log, limits }: PreviewDeps,
  { profileId }: { profileId: string },
  url: string | null,
  platform: Platform | null = null,
): Promise<LinkPreview> {
  if (url === null) return none
  try {
    if ((await limits.take(`previews:${profileId}`, perProfile, { whenDown: 'closed' })) !== null) return none
    return await previews.of({ url, platform })
  } catch (error) {
    log.warn('No preview of a link', { host: new URL(url).hostname, error })
    return none
  }
}
