import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../graphql/context.ts'
import { findVerifications } from './store.ts'

export type VerificationService = { mine(viewer: Viewer): Promise<VerificationRecord[]> }

export const createVerificationService = ({ db }: Pick<Deps, 'db'>): VerificationService => ({
  mine: (viewer) => findVerifications(db, viewer.profileId),
})
