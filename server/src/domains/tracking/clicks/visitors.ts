import { hash as digest } from 'node:crypto'
import { civilDate, isSameDay } from '@wasla/contract/platform/riyadh.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import { subscriberOf } from '@wasla/contract/tracking/subscriber.ts'
import { derive, keyedHash } from '#platform/keyed-hash.ts'
import type { Deps } from '../../../deps.ts'
import { deleteSaltsBefore, takeSalt } from '../stores/visitors.ts'

/** The sender of a request: network and user agent. Kept in memory only. */
export type Caller = { readonly network: string; readonly agent: string }

/** `at` is a time on the day: comparing times is much cheaper than formatting their days. */
type DayKey = { readonly day: string; readonly at: number; readonly key: string }

/** Number of characters of a visitor’s hash. They contain more than 128 bits. */
const length = 22

/** Returns the part of a user agent by which visitors are distinguished. */
export const shortAgent = (agent: string): string => agent.slice(0, clickLimits.agentLength)

/**
 * Hashes the network and the user agent of visitors (N-03). The hash uses a daily salt that all processes share, and a secret of the
 * environment that no backup contains. The salt is deleted when its day is over. From then on nobody can find the address behind a hash, or
 * recognise a visitor on another day.
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
  /**
   * The key is at the start, and most of the hash is cut off, so nobody can extend the text without the key. This is three times as fast as
   * an HMAC.
   */
  const hash = ({ key }: DayKey, { network, agent }: Caller) =>
    digest('sha256', `${key}\n${network}\n${agent}`, 'base64url').slice(0, length)
  /**
   * A visitor's text has an address in second place. Here it has the word `network`, which is never an address, so no network hash equals a
   * visitor hash.
   */
  const hashOfNetwork = ({ key }: DayKey, network: string) =>
    digest('sha256', `${key}\nnetwork\n${subscriberOf(network)}`, 'base64url').slice(0, length)
  const atHand = (at: number) => (current && isSameDay(current.at, at) ? current : null)

  return {
    /** Returns the visitor of a caller at a time if the day’s salt is loaded, else null. */
    now(caller: Caller, at: number): string | null {
      const key = atHand(at)
      return key && hash(key, caller)
    },
    /** Returns the visitor of a caller at a time; loads or creates the day’s salt if needed. */
    async of(caller: Caller, at: number): Promise<string> {
      return hash(atHand(at) ?? (await load(at)), caller)
    },
    /** Returns the daily hash of a caller’s network without the user agent (Y-06), or null if the day’s salt is not loaded. */
    networkNow(network: string, at: number): string | null {
      const key = atHand(at)
      return key && hashOfNetwork(key, network)
    },
    /** Returns the daily hash of a network; loads or creates the day’s salt if needed. */
    async networkOf(network: string, at: number): Promise<string> {
      return hashOfNetwork(atHand(at) ?? (await load(at)), network)
    },
    /** Deletes the salts of past days, in memory and in the database. */
    async sweep(now: number): Promise<void> {
      if (current && current.day < civilDate(now)) current = null
      await deleteSaltsBefore(db, civilDate(now))
    },
    /** Forgets the loaded salt: the demo was reset (U-02). */
    clear: () => void (current = null),
  }
}

export type VisitorHashes = ReturnType<typeof visitorHashes>
