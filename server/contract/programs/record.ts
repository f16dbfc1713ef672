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

/** A program: what its first step says, where it stands, and what other steps say that lists need. Moments in milliseconds, dates `YYYY-MM-DD` of Riyadh. */
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
  /** How one joins: at once where the criteria are met, or by the owner's decision (K-10). */
  isPublic: boolean
  /** Listed in Discover, or open to its link alone (K-10). */
  isVisible: boolean
  programFocus: ProgramFocus
  openToPlacement: boolean
  sellOnEcommerce: boolean
  storeLink: string | null
  launchLocationType: LaunchLocationType
  launchLocationIds: readonly string[]
  serviceAreaIds: readonly string[]
  /** From the objectives, once they are saved. */
  objectiveType: ObjectiveType | null
  /** From when on it is listed, where its owner scheduled it (K-32). */
  publishDate: number | null
  /** When it was published: since then its terms are locked (K-30). */
  /** From when on it can be seen: when it was published, or the day it is scheduled for. Null of a draft. */
  publishedAt: number | null
  /** When the timer has to look at it next; null where nothing is due. */
  dueAt: number | null
  /** What was reserved for it, in halalas; 0 before publishing. */
  budget: number
  holdCause: HoldCause | null
  holdReason: string | null
  retiredAt: number | null
  createdAt: number
  updatedAt: number
  deletedAt: number | null
}

/** A saved step, except details and content. */
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

/** Something to share or to learn from (K-18). Exactly one of an uploaded file and an address outside. */
export type ProgramContentRecord = {
  id: string
  programId: string
  contentStepType: ContentStepType
  /** Its place in the list of its step, from 0. */
  position: number
  title: string
  description: string
  type: ContentType
  status: ContentStatus
  contentUrl: string
  thumbnailUrl: string | null
  /** The owner gave the thumbnail: it is not drawn anew. */
  hasOwnThumbnail: boolean
  language: ContentLanguage
  platform: Platform | null
  allowTrademarkUse: boolean
  hashtags: readonly string[]
  specialRequests: string | null
  /** Of an uploaded file: as it was called, and in bytes. */
  fileName: string | null
  fileSize: number | null
  /** How often its thumbnail was tried, and when it is tried next. */
  attempts: number
  nextAttemptAt: number | null
  createdAt: number
  updatedAt: number
}
