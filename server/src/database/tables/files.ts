import type { ColumnType } from 'kysely'
import type { MediaKind } from '@wasla/contract/files/media.ts'
import type { Moment } from './values.ts'

/**
 * What people gave us. The content lies in the file store as `<id>.<extension>`; a row without `stored_at` belongs to nothing yet and goes
 * after an hour.
 */
export type FilesTable = {
  id: string
  user_id: string
  profile_id: string | null
  /** A picture, and what a program shows, is for everybody who has its address, a document for its owner and the reviewers. */
  kind: 'picture' | 'paper' | 'media'
  extension: MediaKind
  bytes: number
  created_at: Moment
  stored_at: Moment | null
  deleted_at: Moment | null
  /** Since when nobody may have it any more; it is removed from the store after that, and then deleted. */
  obsolete_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}
