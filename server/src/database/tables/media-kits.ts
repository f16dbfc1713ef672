import type { Moment } from './values.ts'

/** Profiles that were frozen. `text` is canonical; it is empty after the kit was removed. `link` is the number of its seal. */
export type MediaKitsTable = {
  number: string
  profile_id: string
  text: string
  link: number
  made_at: Moment
  expires_at: Moment
  removed_at: Moment | null
}

/** The chain of seals of media kits. Rows are never changed or deleted. */
export type MediaKitSealsTable = { seq: number; number: string; text_hash: string; sealed_at: Moment; hash: string }

/** The tables of media kits, by name. */
export type MediaKitTables = { media_kits: MediaKitsTable; media_kit_seals: MediaKitSealsTable }
