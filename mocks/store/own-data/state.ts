import type { ArchiveRecord } from '@wasla/contract/own-data/archive.ts'
import type { DeletionRecord } from '@wasla/contract/own-data/deletion.ts'
import type { OpeningRecord, StrangerDayRecord } from '@wasla/contract/own-data/openings.ts'
import type { ProfileState } from '@wasla/contract/profiles/states.ts'

/** Archives, countdowns and openings. Lists are in the order of their creation. */
export type OwnDataState = {
  archives: ArchiveRecord[]
  deletions: DeletionRecord[]
  openings: OpeningRecord[]
  strangers: StrangerDayRecord[]
  /** The state of each profile before its account was hidden, by profile id. */
  hidden: Map<string, ProfileState>
}

/** Returns a state without anything. */
export const noOwnData = (): OwnDataState => ({ archives: [], deletions: [], openings: [], strangers: [], hidden: new Map() })
