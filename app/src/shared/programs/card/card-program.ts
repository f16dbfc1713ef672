import type { ObjectiveType, ProgramFocus } from '@wasla/contract/programs/types.ts'
import type { CardTimes } from './card-moment.ts'

/** A program as a card shows it: stored, or typed so far in the wizard. */
export type CardProgram = CardTimes & {
  id: string
  name: string
  description: string
  coverImage: string | null
  objectiveType: ObjectiveType | null
  programFocus: ProgramFocus
  /** Listed in Discover, or open to its link alone (K-10). */
  isVisible: boolean
  profile: { fullName: string; profileImage: string | null; isVerified: boolean; isNsfw: boolean | null }
  /** The viewer's own request, if there is one. */
  myParticipantRequest: { status: 'Pending' | 'Accepted' | 'Rejected' | 'Cancelled' } | null
}
