import type { CountsBy } from './counts-by.ts'
import type { Platform } from '../social/record.ts'
import type { StoredStepData, StoredStepType } from './step-data.ts'
import type {
  ContentLanguage,
  ContentStatus,
  ContentStepType,
  ContentType,
  HoldCause,
  LaunchLocationType,
  ObjectiveType,
  ProgramFocus,
  ProgramStatus,
} from './types.ts'

/** A program: its details, its status, and the data of other steps that lists need. Times in milliseconds, dates `YYYY-MM-DD` in Riyadh. */
export type ProgramRecord = {
  id: string
  profileId: string
  userId: string
  status: ProgramStatus
  name: string
  description: string
  coverImage: string | null
  startDate: string
  endDate: string | null
  /** Whether applicants who meet the criteria are accepted automatically; otherwise the owner decides (K-10). */
  isPublic: boolean
  /** Whether the program is listed in Discover; otherwise it is open by link only (K-10). */
  isVisible: boolean
  programFocus: ProgramFocus
  openToPlacement: boolean
  sellOnEcommerce: boolean
  storeLink: string | null
  launchLocationType: LaunchLocationType
  launchLocationIds: readonly string[]
  serviceAreaIds: readonly string[]
  /** The objective, copied from the objectives step; null before that step is saved. */
  objectiveType: ObjectiveType | null
  /** What brings results: links, codes or both; copied from the objectives step. */
  countsBy: CountsBy
  /** The start of the day for which the owner scheduled the program; null if unscheduled (K-32). */
  publishDate: number | null
  /** Time from which the program is visible: its publication, or the scheduled day. Null for a draft. Publishing locks its terms (K-30). */
  publishedAt: number | null
  /** Time of the timer's next check; null if nothing is due. */
  dueAt: number | null
  /** The reserved amount in halalas; 0 before publishing. */
  budget: number
  holdCause: HoldCause | null
  holdReason: string | null
  retiredAt: number | null
  createdAt: number
  updatedAt: number
  deletedAt: number | null
}

/** A saved step. Details and content are not stored as such a row. */
export type ProgramStepRecord<Type extends StoredStepType = StoredStepType> = {
  [Each in Type]: {
    id: string
    programId: string
    type: Each
    data: StoredStepData[Each]
    createdAt: number
    updatedAt: number
  }
}[Type]

/** A shareable or learning item (K-18), with either an uploaded file or an external address. */
export type ProgramContentRecord = {
  id: string
  programId: string
  contentStepType: ContentStepType
  /** Place in the list of its step, from 0. */
  position: number
  title: string
  description: string
  type: ContentType
  status: ContentStatus
  contentUrl: string
  thumbnailUrl: string | null
  /** Whether the owner uploaded the thumbnail. If so, none is drawn. */
  hasOwnThumbnail: boolean
  language: ContentLanguage
  platform: Platform | null
  allowTrademarkUse: boolean
  hashtags: readonly string[]
  specialRequests: string | null
  /** Name and size in bytes of an uploaded file. */
  fileName: string | null
  fileSize: number | null
  /** Number of started attempts to draw the thumbnail. `nextAttemptAt` is the time of the next one. */
  attempts: number
  nextAttemptAt: number | null
  createdAt: number
  updatedAt: number
}
