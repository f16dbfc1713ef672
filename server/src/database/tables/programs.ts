import type { Generated } from 'kysely'
import type { CountsBy } from '@wasla/contract/programs/counts-by.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { StoredStepType } from '@wasla/contract/programs/step-data.ts'
import type {
  ContentLanguage,
  ContentStatus,
  ContentStepType,
  ContentType,
  CriteriaPlatform,
  HoldCause,
  LaunchLocationType,
  ObjectiveType,
  ProgramFocus,
  ProgramStatus,
} from '@wasla/contract/programs/types.ts'
import type { IndividualType } from '@wasla/contract/profiles/types.ts'
import type { Bit, Moment } from './values.ts'

/** Days are `YYYY-MM-DD` in Riyadh; lists of ids are JSON; `budget` is in halalas. */
export type ProgramsTable = {
  id: string
  profile_id: string
  user_id: string
  status: ProgramStatus
  name: string
  description: string
  cover_image: string | null
  start_date: string
  end_date: string | null
  is_public: Bit
  is_visible: Bit
  program_focus: ProgramFocus
  open_to_placement: Bit
  sell_on_ecommerce: Bit
  store_link: string | null
  launch_location_type: LaunchLocationType
  launch_location_ids: string
  service_area_ids: string
  objective_type: ObjectiveType | null
  counts_by: Generated<CountsBy>
  publish_date: Moment | null
  published_at: Moment | null
  /** Time of the timer’s next check. */
  due_at: Moment | null
  budget: number
  hold_cause: HoldCause | null
  hold_reason: string | null
  retired_at: Moment | null
  /** The folded name that a search reads. */
  search_text: string
  created_at: Moment
  updated_at: Moment
  deleted_at: Moment | null
}

/** `data` is JSON (appendix F). */
export type ProgramStepsTable = {
  id: string
  program_id: string
  type: StoredStepType
  data: string
  created_at: Moment
  updated_at: Moment
}

/** `hashtags` is JSON. */
export type ProgramContentsTable = {
  id: string
  program_id: string
  content_step_type: ContentStepType
  position: number
  title: string
  description: string
  type: ContentType
  status: ContentStatus
  content_url: string
  thumbnail_url: string | null
  has_own_thumbnail: Bit
  language: ContentLanguage
  platform: Platform | null
  allow_trademark_use: Bit
  hashtags: string
  special_requests: string | null
  file_name: string | null
  file_size: number | null
  attempts: number
  next_attempt_at: Moment | null
  created_at: Moment
  updated_at: Moment
}

/** Photos of a catalogue, as file addresses. */
export type ProgramAssetsTable = { program_id: string; url: string; created_at: Moment }

/** Top-ups of a budget: idempotency key, and amount in halalas (A-15, K-30). */
export type ProgramBudgetTopUpsTable = {
  id: string
  program_id: string
  profile_id: string
  idempotency_key: string
  amount: number
  created_at: Moment
}

/**
 * A status change of a program, of which its participants must be notified. `notified_up_to` is the last notified profile, in the order of
 * ids.
 */
export type ProgramNoticesTable = {
  id: string
  program_id: string
  status: Exclude<ProgramStatus, 'Draft'>
  notified_up_to: string | null
  created_at: Moment
}

type CandidatePlatform = Lowercase<CriteriaPlatform>
/** Figures of the largest account on each platform. Engagement is in hundredths of a percent. */
type CandidateFigures = { [Name in `${CandidatePlatform}_${'followers' | 'engagement' | 'views'}`]: number | null }

/** Profiles that may join programs, with the columns that criteria read. Rebuilt from `program_candidates_stale`, which triggers fill. */
export type ProgramCandidatesTable = CandidateFigures & {
  profile_id: string
  type: IndividualType
  country_id: string | null
  province_id: string | null
  city_id: string | null
  /** One bit for each interest; see `interestBits`. */
  interests: number
  /** Last day of the approved licence, `2027-03-14`; null if there is none. Days are compared when they are read, so no job ends a licence. */
  licensed_until: string | null
}
export type ProgramCandidatesStaleTable = { profile_id: string }

/** Days of a brand’s own. Both days are `YYYY-MM-DD` in Riyadh, and included. */
export type BrandDaysTable = {
  id: string
  profile_id: string
  name: string
  first_day: string
  last_day: string
  created_at: Moment
}
