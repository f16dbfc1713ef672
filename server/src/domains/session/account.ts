import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { tellSessionsEnded } from './ended.ts'
import { revokeAll } from './stores/sessions.ts'
import { close, reinstate, suspend } from './stores/users.ts'

type AccountDeps = Pick<Deps, 'clock' | 'dialect'>

/** Shuts an account to its owner and ends all its sessions (B-16), in the transaction of whoever decided it. False where it is shut already, or nobody's. */
export async function suspendAccount(tx: Database, { clock, dialect }: AccountDeps, userId: string): Promise<boolean> {
  if (!(await suspend(tx, userId, clock.now()))) return false
  await revokeAll(tx, userId, 'suspended', clock.now())
  await tellSessionsEnded(tx, { dialect }, userId, clock.now())
  return true
}

/** Lets the owner in again. False where nothing kept them out. */
export const reinstateAccount = (tx: Database, userId: string): Promise<boolean> => reinstate(tx, userId)

/** Closes an account for good (D-37): its sessions end, and the days until it is erased begin. False where it is closed already. */
export async function closeUsersAccount(tx: Database, { clock, dialect }: AccountDeps, userId: string): Promise<boolean> {
  if (!(await close(tx, userId, clock.now()))) return false
  await revokeAll(tx, userId, 'closed', clock.now())
  await tellSessionsEnded(tx, { dialect }, userId, clock.now())
  return true
}
