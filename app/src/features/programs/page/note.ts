import type { ProgramViewerRole } from '@wasla/contract/generated/user-types.ts'
import type { HoldCause, ProgramStatus } from '@wasla/contract/programs/types.ts'

type NoteId =
  | 'draft'
  | 'hold.OWNER'
  | 'hold.BUDGET'
  | 'hold.ADMIN'
  | 'hold.participant'
  | 'hold.visitor'
  | 'retired.owner'
  | 'retired.participant'
  | 'retired.visitor'
export type Note = { id: NoteId; tone: 'info' | 'warning' | 'danger' }

type Situation = { role: ProgramViewerRole; status: ProgramStatus; holdCause: HoldCause | null }

/** Returns the note that explains a program's status to a viewer, by role (L-02, M-11); null if there is nothing to explain. */
export function noteOf({ role, status, holdCause }: Situation): Note | null {
  const side = role === 'OWNER' ? 'owner' : role === 'PARTICIPANT' ? 'participant' : 'visitor'
  if (status === 'Draft') return { id: 'draft', tone: 'info' }
  if (status === 'Retired') return { id: `retired.${side}`, tone: 'info' }
  if (status !== 'OnHold') return null
  return side === 'owner' ? { id: `hold.${holdCause ?? 'OWNER'}`, tone: 'danger' } : { id: `hold.${side}`, tone: 'warning' }
}
