import type { AttemptRule } from '@wasla/contract/verification/states.ts'
import type { Deps } from '../../deps.ts'
import type { FilesService } from '../files/service.ts'
import type { Database } from '#database/database.ts'

export type VerificationDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'settings' | 'files' | 'identity'>
export type BusinessDeps = VerificationDeps & {
  store: FilesService
  /** Opens the wallet of a new profile, in the transaction that creates the profile (P-01). */
  wallet: { open(tx: Database, profileId: string): Promise<void> }
}

const day = 24 * 3600

/** Returns the limit of attempts at an identity check, which the back office sets (F-13). */
export const attemptRule = ({ settings }: Pick<Deps, 'settings'>): AttemptRule => ({
  attempts: settings.get('verification.identityAttempts'),
  window: settings.get('verification.identityWindow') * day,
})
