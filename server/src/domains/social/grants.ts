import * as z from 'zod/mini'
import type { Database } from '#database/database.ts'
import { derive } from '#platform/keyed-hash.ts'
import type { Ids } from '#platform/ids.ts'
import { createSealer, type Sealer } from '#platform/sealed.ts'
import type { Env } from '../../config/env.ts'
import type { Grant } from '../../providers/social/port.ts'
import { findSealed, saveSealed } from './stores/grants.ts'

const shape = z.object({ accessToken: z.string(), refreshToken: z.nullable(z.string()), expiresAt: z.nullable(z.number()) })

/** Returns the sealer for grants. It has a key of its own, which is required once a platform is switched on in live mode. */
export const grantSealer = ({ social, secrets }: Pick<Env, 'social' | 'secrets'>, ids: Ids): Sealer =>
  createSealer(derive(social.key ?? secrets.token, 'grants of platforms'), ids)

/** Returns the grant of an account; null if there is none, or if the current key cannot open it. */
export async function findGrant(db: Database, sealer: Sealer, linkId: string): Promise<Grant | null> {
  const sealed = await findSealed(db, linkId)
  const text = sealed === null ? null : sealer.open(sealed, linkId)
  const read = text === null ? null : z.safeParse(shape, JSON.parse(text))
  return read?.success ? read.data : null
}

/** Saves the grant of an account, replacing an earlier one. */
export const saveGrant = (db: Database, sealer: Sealer, linkId: string, grant: Grant, now: number): Promise<void> =>
  saveSealed(db, linkId, sealer.seal(JSON.stringify(grant), linkId), now)
