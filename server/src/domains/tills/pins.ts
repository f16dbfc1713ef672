import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { isEasyPin } from '@wasla/contract/tills/pin.ts'
import { derive, keyedHash } from '#platform/keyed-hash.ts'
import type { TillsDeps } from './deps.ts'

/** Hashes the PIN of a till with a key of the server: there are so few PINs that a hash without a key would tell them. */
export const pinHash = ({ env }: Pick<TillsDeps, 'env'>, tillId: string, pin: string): string =>
  keyedHash(derive(env.secrets.token, 'PINs of tills'), `${tillId}\n${pin}`)

/** Returns a new PIN that nobody would try first. */
export function newPin({ ids }: Pick<TillsDeps, 'ids'>): string {
  for (;;) {
    const pin = ids.digits(tillLimits.pin)
    if (!isEasyPin(pin)) return pin
  }
}
