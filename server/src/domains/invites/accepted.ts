import type { Database } from '#database/database.ts'
import { friendCame, type ListDeps } from '../onboarding/waiting-list/list.ts'
import { markAccepted } from './store.ts'

/** Somebody signed up with a member's code: the invitation is accepted, and the member moves up (J-04). Call it in the sign-up's transaction. */
export async function invitationAccepted(tx: Database, deps: ListDeps, { inviterId, mobileNo }: { inviterId: string; mobileNo: string }) {
  await markAccepted(tx, inviterId, mobileNo)
  await friendCame(deps, tx, inviterId)
}
