import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import { derive, keyedHash } from '#platform/keyed-hash.ts'
import type { Deps } from '../../../deps.ts'
import { deleteSaltsBefore, takeSalt } from '../stores/visitors.ts'

/** Who sends a request, as far as it says: the network it comes from and the browser's name for itself. In memory alone. */
export type Caller = { readonly network: string; readonly agent: string }

type DayKey = { readonly day: string; readonly key: Buffer }

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

  async function load(day: string): Promise<DayKey> {
    const salt = await takeSalt(db, day, ids.secret(32))
    const loaded = { day, key: Buffer.from(keyedHash(secret, salt)) }
    if (!current || day >= current.day) current = loaded
    return loaded
  }
  const hash = ({ key }: DayKey, { network, agent }: Caller) => keyedHash(key, `${network}\n${agent}`).slice(0, length)

  return {
    /** The visitor of a caller at a moment where the day's salt is at hand, else null. */
    now(caller: Caller, at: number): string | null {
      return current?.day === civilDate(at) ? hash(current, caller) : null
    },
    /** The same; reads the salt of the day, or makes it, where it is not at hand. */
    async of(caller: Caller, at: number): Promise<string> {
      const day = civilDate(at)
      return hash(current?.day === day ? current : await load(day), caller)
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
