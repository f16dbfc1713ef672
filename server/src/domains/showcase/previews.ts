import type { Platform } from '@wasla/contract/social/record.ts'
import type { Deps } from '../../deps.ts'
import type { LinkPreview } from '../../providers/previews/port.ts'

const none: LinkPreview = { html: null, coverPhotoUrl: null }

export type PreviewDeps = Pick<Deps, 'previews' | 'log'>

/** What an address shows; nothing where its site does not say. Saving never fails by it (D-12). */
export async function previewOf(
  { previews, log }: PreviewDeps,
  url: string | null,
  platform: Platform | null = null,
): Promise<LinkPreview> {
  if (url === null) return none
  try {
    return await previews.of({ url, platform })
  } catch (error) {
    log.warn('No preview of a link', { host: new URL(url).hostname, error })
    return none
  }
}
