import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { deliveryPath } from '@wasla/contract/shops/kinds.ts'
import type { ShopRecord } from '@wasla/contract/shops/record.ts'
import { derive } from '#platform/keyed-hash.ts'
import { createSealer } from '#platform/sealed.ts'
import type { Deps } from '../../deps.ts'
import type { Authorized, Hook, ShopGrant } from '../../providers/shops/port.ts'

type SecretDeps = Pick<Deps, 'env' | 'ids'>

/** Random bytes of a secret with which a shop proves its deliveries, and of the state of a sign-in. */
const secretBytes = 32

const shape = z.object({ grant: z.record(z.string(), z.string()), hook: z.string() })

/** What is sealed: what the platform granted, and the secret of the deliveries. */
export type ShopSecrets = { readonly grant: ShopGrant; readonly hook: string }

const sealerOf = ({ env, ids }: SecretDeps) => createSealer(derive(env.secrets.token, 'secrets of shops'), ids)

/** Seals the secrets of a shop. They can be opened only for this shop. */
export const sealSecrets = (deps: SecretDeps, shopId: string, secrets: ShopSecrets): string =>
  sealerOf(deps).seal(JSON.stringify(secrets), shopId)

/** Returns the secrets of a shop; null if it is not connected, or if another secret of the server sealed them. */
export function openSecrets(deps: SecretDeps, { id, secrets }: Pick<ShopRecord, 'id' | 'secrets'>): ShopSecrets | null {
  const text = secrets === null ? null : sealerOf(deps).open(secrets, id)
  const read = text === null ? null : z.safeParse(shape, JSON.parse(text))
  return read?.success ? read.data : null
}

export const newSecret = ({ ids }: SecretDeps): string => ids.secret(secretBytes)

/** Returns what is stored of the state of a sign-in. */
export const stateHash = ({ env }: Pick<Deps, 'env'>, state: string): string =>
  createHmac('sha256', env.secrets.otp).update(`state of a shop\n${state}`).digest('base64url')

/** Returns where a shop has to report its orders. */
export const hookOf = ({ env }: Pick<Deps, 'env'>, { kind, id }: Pick<ShopRecord, 'kind' | 'id'>, secret: string): Hook => ({
  id,
  url: `${env.publicUrl}${deliveryPath(kind, id)}`,
  secret,
})

export const authorized = ({ address }: Pick<ShopRecord, 'address'>, { grant }: ShopSecrets): Authorized => ({ address, grant })
