import { ownDataLimits } from '@wasla/contract/own-data/limits.ts'
import { derive } from '#platform/keyed-hash.ts'
import { createSealer } from '#platform/sealed.ts'
import type { Deps } from '../../deps.ts'

type LinkDeps = Pick<Deps, 'env' | 'ids'>

/** What the link of a download opens: one archive, for one session, until a moment. */
type Ticket = { readonly archiveId: string; readonly userId: string; readonly sessionId: string; readonly until: number }

const place = 'download of own data'
const sealerOf = ({ env, ids }: LinkDeps) => createSealer(derive(env.secrets.token, 'links of own data'), ids)

/** Returns the ticket of a link, sealed, so that nobody can read, change or make one. */
export const writeTicket = (deps: LinkDeps, { archiveId, userId, sessionId, until }: Ticket): string =>
  sealerOf(deps).seal([archiveId, userId, sessionId, until].join(' '), place)

/** Returns the ticket of a link; null if it is not ours, or its time is over. */
export function readTicket(deps: LinkDeps, sealed: string, now: number): Ticket | null {
  const [archiveId, userId, sessionId, until] = sealerOf(deps).open(sealed, place)?.split(' ') ?? []
  if (!archiveId || !userId || !sessionId || !until) return null
  const end = Number(until)
  return now < end && end - now <= ownDataLimits.link ? { archiveId, userId, sessionId, until: end } : null
}
