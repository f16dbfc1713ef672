import type { GroupRole } from '@wasla/contract/generated/user-types.ts'
import type { Switches } from '../joining/ways.ts'

/** Content of a group card, from a stored group or from the form while the user types. */
export type CardGroup = Switches & {
  id: string
  name: string
  userName: string
  /** Description as HTML (G-06). */
  description: string
  photo: string | null
  coverPhoto: string | null
  followers: number
  groupMembersCount: number
  myRole: GroupRole
}
