import type { ApiOperationId } from '@wasla/contract/api/operations.ts'
import type { ApiHandler } from './call.ts'
import { getBalance } from './operations/balance.ts'
import { acceptParticipant, declineParticipant, listParticipants } from './operations/participants.ts'
import { getProgram, listPrograms } from './operations/programs.ts'
import { listResults, reportResult, reverseResult } from './operations/results.ts'

/** The handler of each operation of the REST interface. */
export const apiHandlers: Readonly<Record<ApiOperationId, ApiHandler>> = {
  listPrograms,
  getProgram,
  listParticipants,
  acceptParticipant,
  declineParticipant,
  listResults,
  reportResult,
  reverseResult,
  getBalance,
}
