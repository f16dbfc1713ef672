import { NOURA } from '../../world/networkers.ts'
import { MORNING_CUP } from '../../world/programs/all-programs.ts'
import { participations } from '../../world/programs/participations.ts'

const found = participations.find(({ programId, profileId }) => programId === MORNING_CUP.program.id && profileId === NOURA.profile.id)
if (!found) throw new Error('The demo networker takes part in the morning cup')

/** A program and the participation whose receipt of the terms stories show. */
export const receiptIds = { program: MORNING_CUP.program.id, noura: found.id } as const
