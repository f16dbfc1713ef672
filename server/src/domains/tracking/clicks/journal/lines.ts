import type { Channel, ClickOrigin } from '@wasla/contract/tracking/record.ts'
import type { Click } from '../click.ts'

/** A click as it lies in a journal: with hashes of the visitor and of the network, and nothing that could be turned back into an address (N-05). */
export type TakenClick = Required<
  Pick<Click, 'id' | 'programId' | 'profileId' | 'at' | 'channel' | 'country' | 'visitor' | 'isBot' | 'isPrefetch'>
> &
  ClickOrigin

const flagsOf = ({ isBot, isPrefetch }: TakenClick) => (isBot ? 1 : 0) + (isPrefetch ? 2 : 0)

const text = JSON.stringify

/** The line of a click, its end included. Part by part: as one array it takes twice as long, and every redirect has one. */
export const lineOf = (click: TakenClick): string =>
  `[${text(click.id)},${text(click.programId)},${text(click.profileId)},${click.at},${text(click.channel)},${text(click.country)},${text(click.visitor)},${flagsOf(click)},${text(click.network)},${text(click.browser)}]\n`

const kinds = ['string', 'string', 'string', 'number', 'string', 'string', 'string', 'number'] as const

/** Lines that were written before networks were known (Y-06) end here. */
const formerLength = kinds.length

const isTextOrNull = (part: unknown) => part === null || typeof part === 'string'

const isClick = (parts: readonly unknown[]) =>
  kinds.every((kind, at) => typeof parts[at] === kind) &&
  (parts.length === formerLength || (parts.length === formerLength + 2 && parts.slice(formerLength).every(isTextOrNull)))

function readParts(line: string): unknown[] | null {
  try {
    const parts: unknown = JSON.parse(line)
    return Array.isArray(parts) && isClick(parts) ? parts : null
  } catch {
    return null
  }
}

/** The click of a line without its end; null for what was torn or is none. */
export function clickOf(line: string): TakenClick | null {
  const parts = readParts(line)
  if (!parts) return null
  const [id, programId, profileId, at, channel, country, visitor, flags, network = null, browser = null] = parts as [
    ...[string, string, string, number],
    ...[Channel, string, string, number],
    ...(string | null)[],
  ]
  const signs = { isBot: (flags & 1) !== 0, isPrefetch: (flags & 2) !== 0 }
  return { id, programId, profileId, at, channel, country, visitor, ...signs, network, browser }
}
