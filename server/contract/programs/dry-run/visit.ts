import { readUrl } from '../../platform/url.ts'
import { addressParts, decoded, joinParts, pairsOf, readPair } from './address-parts.ts'

/** The parameter in which every visit carries its click id, whatever else the brand's address says (N-02, Y-15). */
export const clickIdParameter = 'nw_click_id'
/** The brand's own place for the id. An address may write its braces as numbers. */
const macro = /(?:\{|%7B)click_id(?:\}|%7D)/gi
/** A click id anywhere in a text: a UUID of version 7, so that the ids of a shop's own things are mostly no click ids. */
export const clickIdPattern = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'
const clickId = new RegExp(clickIdPattern, 'i')

const hasMacro = (text: string) => text.search(macro) >= 0
const isOurs = (text: string) => readPair(text)?.name === clickIdParameter

/** An address with something more in its query, whatever stands behind the `#`. */
export const beforeHash = (url: string, added: string): string => {
  const parts = addressParts(url)
  return joinParts({ ...parts, query: parts.query ? `${parts.query}&${added}` : added })
}

/** The address without a click id of its own in the query. One behind the `#` says `value` instead. */
function withoutStored(url: string, value: string): string {
  const { path, query, hash } = addressParts(url)
  const others = query?.split('&').filter((text) => !isOurs(text)) ?? []
  const replaced = hash?.replace(/[^?#&]+/g, (text) => (isOurs(text) ? `${clickIdParameter}=${value}` : text)) ?? null
  return joinParts({ path, query: others.length > 0 ? others.join('&') : null, hash: replaced })
}

/**
 * A brand's address as a visitor is sent to it (K-17, Y-15): the id stands in `nw_click_id`, in place of one that the address was stored
 * with, and wherever the brand put its placeholder.
 */
export const visitAddress = (trackingUrl: string, id: string): string =>
  beforeHash(withoutStored(trackingUrl.replace(macro, id), id), `${clickIdParameter}=${id}`)

/**
 * The address of a visit whose click cannot count. Parameters say no id: a shop would keep it in place of an earlier click's, which
 * still counts (L-02). A placeholder in a path is filled all the same, as the page would not be found without it.
 */
export function unwrittenAddress(trackingUrl: string, id: string): string {
  const emptied = (part: string | null) =>
    part?.replace(/[^?#&]+/g, (text) => {
      const at = text.indexOf('=')
      return at >= 0 && hasMacro(text.slice(at)) ? text.slice(0, at + 1) : text
    }) ?? null
  const { path, query, hash } = addressParts(withoutStored(trackingUrl, ''))
  return joinParts({ path, query: emptied(query), hash: emptied(hash) }).replace(macro, id)
}

/** The parameters by which a page may read the click id of this address: ours first, then those that hold the brand's placeholder (Y-15). */
export function clickParameters(trackingUrl: string): readonly string[] {
  const own = pairsOf(addressParts(trackingUrl)).filter(({ name, value }) => name !== '' && hasMacro(value))
  return [...new Set([clickIdParameter, ...own.map(({ name }) => name)])]
}

/** What the snippets of the setup read in an address, and by which of the parameters; null if they read nothing. */
export function readClickId(address: string, parameters: readonly string[]): { parameter: string; id: string } | null {
  const pairs = pairsOf(addressParts(address))
  for (const parameter of parameters)
    for (const { name, value } of pairs) {
      const id = name === parameter ? clickId.exec(decoded(value))?.[0] : undefined
      if (id !== undefined) return { parameter, id: id.toLowerCase() }
    }
  return null
}

/** Whether an address still says who sent the visitor, under whatever name (K-17). */
export function hasClickId(address: string, id: string): boolean {
  const url = readUrl(address)
  return url !== null && `${url.pathname}${url.search}${url.hash}`.includes(id)
}

/**
 * How a click id arrived at the last address of a visit: whether it is there at all, and the parameter by which the snippets read it, null
 * if they do not.
 */
export function arrivalOf(trackingUrl: string, address: string, id: string): { keepsClickId: boolean; readBy: string | null } {
  const read = readClickId(address, clickParameters(trackingUrl))
  return { keepsClickId: hasClickId(address, id), readBy: read?.id === id ? read.parameter : null }
}
