import type { Channel, ClickOrigin } from '@wasla/contract/tracking/record.ts'
import type { Click } from '../click.ts'

/** A click as a journal stores it: with hashes of visitor and network, from which no address can be recovered (N-05). */
export type TakenClick = Required<
  Pick<Click, 'id' | 'programId' | 'profileId' | 'at' | 'channel' | 'country' | 'visitor' | 'isBot' | 'isPrefetch'>
> &
  ClickOrigin

const flagsOf = ({ isBot, isPrefetch }: Pick<TakenClick, 'isBot' | 'isPrefetch'>) => (isBot ? 1 : 0) + (isPrefetch ? 2 : 0)

/** Texts that JSON writes without escapes. */
const plain = /^[\w .-]*$/

/**
 * Writes a JSON string. Checks first whether the text needs escapes: for a plain text, as nearly all are, that takes 43 ns, and escaping
 * takes 71 ns. A click has five texts.
 */
const text = (words: string) => (plain.test(words) ? `"${words}"` : JSON.stringify(words))

const textOrNull = (words: string | null) => (words === null ? 'null' : text(words))

/** Returns the part that the lines of all clicks on one link share. */
export const linkPart = ({ programId, profileId }: Pick<TakenClick, 'programId' | 'profileId'>): string =>
  `${text(programId)},${text(profileId)}`

/**
 * Returns the line of a click on a link, with its line end; `link` is from `linkPart`. Written part by part, because one array takes twice
 * as long.
 */
export const lineOfLink = (link: string, click: Omit<TakenClick, 'programId' | 'profileId'>): string =>
  `[${text(click.id)},${link},${click.at},"${click.channel}",${text(click.country)},${text(click.visitor)},${flagsOf(click)},${textOrNull(click.network)},${textOrNull(click.browser)}]\n`

/** Returns the line of a click, with its line end. */
export const lineOf = (click: TakenClick): string => lineOfLink(linkPart(click), click)

const kinds = ['string', 'string', 'string', 'number', 'string', 'string', 'string', 'number'] as const

/** Number of parts of a line that was written before networks were stored (Y-06). */
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

/** Returns the click of a line (without line end); null if the line is torn or invalid. */
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
