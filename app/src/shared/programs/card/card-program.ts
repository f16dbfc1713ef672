import type { ProgramFit } from '@wasla/contract/participations/mend.ts'
import type { ProgramPay } from '@wasla/contract/programs/pay/pay.ts'
import type { ObjectiveType, ProgramFocus } from '@wasla/contract/programs/types.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { RequestStatus } from '@wasla/contract/generated/user-types.ts'
import type { CardRecord } from '#shared/payment-record/card-record.ts'
import type { OwnStandingFragment } from '../way/own-standing.generated.ts'
import type { CardTimes } from './card-moment.ts'

/** Reward summary for a program card (Y-28). */
export type CardPay = Pick<ProgramPay, 'most' | 'last' | 'rewards' | 'first'>
/**
 * Whether the reader qualifies for a program, or how they can qualify. `platform` is the platform to connect, if this would make them
 * qualify.
 */
export type CardFit = Pick<ProgramFit, 'eligible' | 'mend'> & { platform: Platform | null }

/** Content of a program card. */
export type CardProgram = CardTimes & {
  id: string
  name: string
  description: string
  coverImage: string | null
  endDate: string | null
  objectiveType: ObjectiveType | null
  programFocus: ProgramFocus
  /** Whether Discover lists the program. Otherwise the program is open by link only (K-10). */
  isVisible: boolean
  profile: { fullName: string; profileImage: string | null; isVerified: boolean; isNsfw: boolean | null }
  /** The viewer's own request, or null if there is none. */
  myParticipantRequest: { status: RequestStatus } | null
  /** Null if the program has no milestones yet. */
  pay: CardPay | null
  /** Payment record of the brand; null if its profile is not public. */
  paymentRecord: CardRecord | null
  /** Null if the viewer can never join, or has sent a request. */
  myFit: CardFit | null
  /** The viewer's progress, or null before the viewer joined. */
  myObjectiveData: Pick<OwnStandingFragment, 'count' | 'milestones'> | null
}

/** Returns the status of the viewer's request. Returns null if there is no request or it was cancelled. */
export const ownRequest = ({ myParticipantRequest: request }: Pick<CardProgram, 'myParticipantRequest'>) =>
  request && request.status !== 'Cancelled' ? request.status : null
