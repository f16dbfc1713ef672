import { hash as digest } from 'node:crypto'
import { civilDate, isSameDay } from '@wasla/contract/platform/riyadh.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import { subscriberOf } from '@wasla/contract/tracking/subscriber.ts'
import { derive, keyedHash } from '#platform/keyed-hash.ts'
import type { Deps } from '../../../deps.ts'
import { deleteSaltsBefore, takeSalt } from '../stores/visitors.ts'

/** Who sends a request, as far as it says: the network it comes from and the browser's name for itself. In memory alone. */
export type Caller = { readonly network: string; readonly agent: string }

/** `at` is a moment of the day; to compare moments is much cheaper than to write out their days. */
type DayKey = { readonly day: string; readonly at: number; readonly key: string }

/** Characters of a visitor: 128 bits. */
const length = 22

/** The browser's name for itself, as far as it tells visitors apart. */
export const shortAgent = (agent: string): string => agent.slice(0, clickLimits.agentLength)

/**
 * Who is the same visitor (N-03): network and browser, hashed with a salt of the day that all processes share and with a secret of the
 * environment, which no backup holds. The salt is deleted when its day is over: nobody can find out any more which address it was, nor
 * that it came again another day.
 */
export function visitorHashes({ db, ids, env }: Pick<Deps, 'db' | 'ids' | 'env'>) {
  const secret = derive(env.secrets.token, 'visitors')
  let current: DayKey | null = null

  async function load(at: number): Promise<DayKey> {
    const day = civilDate(at)
    const salt = await takeSalt(db, day, ids.secret(32))
    const loaded = { day, at, key: keyedHash(secret, salt) }
    if (!current || day >= current.day) current = loaded
    return loaded
  }
  /** The key stands in front and most of the hash is cut off: nobody adds to the text without it. Three times as quick as an HMAC. */
  const hash = ({ key }: DayKey, { network, agent }: Caller) =>
    digest('sha256', `${key}\n${network}\n${agent}`, 'base64url').slice(0, length)
  /** An address never is the word in front, so that no network is taken for a visitor. */
  const hashOfNetwork = ({ key }: DayKey, network: string) =>
    digest('sha256', `${key}\nnetwork\n${subscriberOf(network)}`, 'base64url').slice(0, length)
  const atHand = (at: number) => (current && isSameDay(current.at, at) ? current : null)

  return {
    /** The visitor of a caller at a moment where the day's salt is at hand, else null. */
    now(caller: Caller, at: number): string | null {
      const key = atHand(at)
      return key && hash(key, caller)
    },
    /** The same; reads the salt of the day, or makes it, where it is not at hand. */
    async of(caller: Caller, at: number): Promise<string> {
      return hash(atHand(at) ?? (await load(at)), caller)
    },
    /** The network of a caller's subscriber without the browser, likewise of one day (Y-06): null where the day's salt is not at hand. */
    networkNow(network: string, at: number): string | null {
      const key = atHand(at)
      return key && hashOfNetwork(key, network)
    },
    /** The same; reads the salt of the day, or makes it, where it is not at hand. */
    async networkOf(network: string, at: number): Promise<string> {
      return hashOfNetwork(atHand(at) ?? (await load(at)), network)
    },
    /** Deletes the salts of days that are over, here and in the database. */
    async sweep(now: number): Promise<void> {
      if (current && current.day < civilDate(now)) current = null
      await deleteSaltsBefore(db, civilDate(now))
    },
    /** Forgets the salt at hand: another world took the place of this one (U-02). */
    clear: () => void (current = null),
  }
}

export type VisitorHashes = ReturnType<typeof visitorHashes>
