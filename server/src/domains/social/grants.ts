import * as z from 'zod/mini'
import type { Database } from '#database/database.ts'
import { derive } from '#platform/keyed-hash.ts'
import type { Ids } from '#platform/ids.ts'
import { createSealer, type Sealer } from '#platform/sealed.ts'
import type { Env } from '../../env.ts'
import type { Grant } from '../../providers/social/port.ts'
import { findSealed, saveSealed } from './stores/grants.ts'

const shape = z.object({ accessToken: z.string(), refreshToken: z.nullable(z.string()), expiresAt: z.nullable(z.number()) })

/** Grants are stored sealed, with a key of their own (required where a platform is switched on live). */
export const grantSealer = ({ social, secrets }: Pick<Env, 'social' | 'secrets'>, ids: Ids): Sealer =>
  createSealer(derive(social.key ?? secrets.token, 'grants of platforms'), ids)

/** The grant of an account; null where there is none, or it cannot be opened with the current key. */
export async function findGrant(db: Database, sealer: Sealer, linkId: string): Promise<Grant | null> {
  const sealed = await findSealed(db, linkId)
  const text = sealed === null ? null : sealer.open(sealed, linkId)
  const read = text === null ? null : z.safeParse(shape, JSON.parse(text))
  return read?.success ? read.data : null
}

/** Saves the grant of an account, in place of the one before. */
export const saveGrant = (db: Database, sealer: Sealer, linkId: string, grant: Grant, now: number): Promise<void> =>
  saveSealed(db, linkId, sealer.seal(JSON.stringify(grant), linkId), now)
