import { changesOf, type Decision } from '@wasla/contract/common/decision.ts'
import { noPreview, type Preview, type PreviewAddress, type Previewable } from '@wasla/contract/showcase/preview.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'

export type PreviewDeps = Pick<Deps, 'previews' | 'log' | 'limits'>

/** Limit of previews per profile, window in seconds, so that nobody can make us request other sites endlessly. */
const perProfile = { count: 60, window: 3600 }

/**
 * Returns the preview of an address; an empty one if the site does not answer or the limit is reached. A preview never makes saving fail
 * (D-12).
 */
export async function previewOf(
  { previews, log, limits }: PreviewDeps,
  profileId: string,
  address: PreviewAddress | null,
): Promise<Preview> {
  if (address === null) return noPreview
  try {
    if ((await limits.take(`previews:${profileId}`, perProfile, { whenDown: 'closed' })) !== null) return noPreview
    return await previews.of(address)
  } catch (error) {
    log.warn('No preview of a link', { host: new URL(address.url).hostname, error })
    return noPreview
  }
}

type Steps<R extends Preview> = {
  /** Loads the current state and decides on the change. */
  decide(db: Database): Promise<Decision<Previewable<R>>>
  /** Saves the record and returns it as saved. */
  save(tx: Database, record: R): Promise<R>
}

/**
 * Decides, fetches the preview, then decides again on the current state and saves. So no transaction waits for another site, and no preview
 * is fetched for refused input. The profile is locked during the save, so that lists stay within their limits.
 */
export async function saveWithPreview<R extends Preview>(
  deps: PreviewDeps & Pick<Deps, 'db'>,
  profileId: string,
  { decide, save }: Steps<R>,
): Promise<R> {
  const { address } = changesOf(await decide(deps.db))
  const preview = await previewOf(deps, profileId, address)
  return inTransaction(deps.db, async (tx) => {
    await lockRow(tx, 'profiles', profileId)
    const changes = changesOf(await decide(tx))
    const isPreviewed = changes.address !== null && changes.address.url === address?.url
    return save(tx, isPreviewed ? { ...changes.record, ...preview } : changes.record)
  })
}
