import type { ColumnType } from 'kysely'
import type { MediaKind } from '@wasla/contract/files/media.ts'
import type { Moment } from './values.ts'

/**
 * Uploaded files. The content is in the file store as `<id>.<extension>`. A row without `stored_at` belongs to nothing yet and is deleted
 * after an hour.
 */
export type FilesTable = {
  id: string
  user_id: string
  profile_id: string | null
  /**
   * Decides who may read the file. Pictures and program media: everybody with the address. Documents: only their owner and the reviewers
   * (A-17).
   */
  kind: 'picture' | 'paper' | 'media'
  extension: MediaKind
  bytes: number
  created_at: Moment
  stored_at: Moment | null
  deleted_at: Moment | null
  /** Time since which nobody may read the file. The file is removed from the store before its row is deleted. */
  obsolete_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}
