import * as z from 'zod/mini'
import type { Database } from '#database/database.ts'
import { derive } from '#platform/keyed-hash.ts'
import type { Ids } from '#platform/ids.ts'
import { createSealer, type Sealer } from '#platform/sealed.ts'
import type { Env } from '../../env.ts'
import type { Grant } from '../../providers/social/port.ts'

const shape = z.object({ accessToken: z.string(), refreshToken: z.nullable(z.string()), expiresAt: z.nullable(z.number()) })

/** What platforms granted lies sealed, with a key of its own (required where a platform is switched on live). */
export const grantSealer = ({ social, secrets }: Pick<Env, 'social' | 'secrets'>, ids: Ids): Sealer =>
  createSealer(derive(social.key ?? secrets.token, 'grants of platforms'), ids)

/** A grant as its row has it; null where there is none or it cannot be read with today's key. */
export async function findGrant(db: Database, sealer: Sealer, linkId: string): Promise<Grant | null> {
  const row = await db.selectFrom('social_grants').select('sealed').where('link_id', '=', linkId).executeTakeFirst()
  const text = row ? sealer.open(row.sealed, linkId) : null
  const read = text === null ? null : z.safeParse(shape, JSON.parse(text))
  return read?.success ? read.data : null
}

/** Keeps what a platform granted for an account, in place of what it granted before. */
export async function keepGrant(db: Database, sealer: Sealer, linkId: string, grant: Grant, now: number): Promise<void> {
  const fresh = { sealed: sealer.seal(JSON.stringify(grant), linkId), updated_at: now }
  await db
    .insertInto('social_grants')
    .values({ link_id: linkId, ...fresh })
    .onConflict((clash) => clash.column('link_id').doUpdateSet(fresh))
    .execute()
}
