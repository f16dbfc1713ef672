import type { GroupRole } from '@wasla/contract/groups/record.ts'
import type { Switches } from '../joining/ways.ts'

/** A group as a card shows it: stored, or typed so far in the form. */
export type CardGroup = Switches & {
  id: string
  name: string
  userName: string
  /** HTML (G-06). */
  description: string
  photo: string | null
  coverPhoto: string | null
  followers: number
  groupMembersCount: number
  myRole: GroupRole
}
