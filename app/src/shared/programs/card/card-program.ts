import type { ProgramFit } from '@wasla/contract/participations/mend.ts'
import type { ProgramPay } from '@wasla/contract/programs/pay/pay.ts'
import type { ObjectiveType, ProgramFocus } from '@wasla/contract/programs/types.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { OwnStandingFragment } from '../way/own-standing.generated.ts'
import type { CardTimes } from './card-moment.ts'

/** What a program pays, as a card reads it (Y-28). */
export type CardPay = Pick<ProgramPay, 'most' | 'last' | 'rewards' | 'first'>
/** How the reader fits a program; the account to connect where that is the mend. */
export type CardFit = Pick<ProgramFit, 'eligible' | 'mend'> & { platform: Platform | null }

/** A program as a card shows it. */
export type CardProgram = CardTimes & {
  id: string
  name: string
  description: string
  coverImage: string | null
  endDate: string | null
  objectiveType: ObjectiveType | null
  programFocus: ProgramFocus
  /** Listed in Discover, or open to its link alone (K-10). */
  isVisible: boolean
  profile: { fullName: string; profileImage: string | null; isVerified: boolean; isNsfw: boolean | null }
  /** The viewer's own request, if there is one. */
  myParticipantRequest: { status: 'Pending' | 'Accepted' | 'Rejected' | 'Cancelled' } | null
  /** Null before there are milestones. */
  pay: CardPay | null
  /** Null for who may never join, and once they asked. */
  myFit: CardFit | null
  /** Where the viewer stands, once they joined. */
  myObjectiveData: Pick<OwnStandingFragment, 'count' | 'milestones'> | null
}

/** What became of the viewer's request; null where there is none that counts. */
export const ownRequest = ({ myParticipantRequest: request }: Pick<CardProgram, 'myParticipantRequest'>) =>
  request && request.status !== 'Cancelled' ? request.status : null
