import { readUrl } from '../../platform/url.ts'
import { addressParts, decoded, joinParts, pairsOf, readPair } from './address-parts.ts'

/** The parameter that contains the click id in every visit, in addition to the brand's own placeholders (N-02, Y-15). */
export const clickIdParameter = 'nw_click_id'
/** The brand's placeholder for the click id. Its braces may be percent-encoded. */
const macro = /(?:\{|%7B)click_id(?:\}|%7D)/gi
/** Pattern of a click id: a UUID of version 7, which most ids of a shop's own do not match. */
export const clickIdPattern = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'
const clickId = new RegExp(clickIdPattern, 'i')

const hasMacro = (text: string) => text.search(macro) >= 0
const isOurs = (text: string) => readPair(text)?.name === clickIdParameter

/** Adds to the query of an address, before any `#`. */
export const beforeHash = (url: string, added: string): string => {
  const parts = addressParts(url)
  return joinParts({ ...parts, query: parts.query ? `${parts.query}&${added}` : added })
}

/** Removes a click id from the query of a stored address, and replaces a click id after its `#` by `value`. */
function withoutStored(url: string, value: string): string {
  const { path, query, hash } = addressParts(url)
  const others = query?.split('&').filter((text) => !isOurs(text)) ?? []
  const replaced = hash?.replace(/[^?#&]+/g, (text) => (isOurs(text) ? `${clickIdParameter}=${value}` : text)) ?? null
  return joinParts({ path, query: others.length > 0 ? others.join('&') : null, hash: replaced })
}

/**
 * Returns the address that a visitor is redirected to (K-17, Y-15): the id is in `nw_click_id`, where it replaces a stored id, and in every
 * placeholder of the brand.
 */
export const visitAddress = (trackingUrl: string, id: string): string =>
  beforeHash(withoutStored(trackingUrl.replace(macro, id), id), `${clickIdParameter}=${id}`)

/**
 * Returns the address of a visit whose click cannot count. Its parameters contain no id: a shop would keep it in place of the id of an
 * earlier click that still counts (L-02). A placeholder in the path is filled, because the page would not be found without it.
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

/** Returns the parameters from which a page may read the click id: ours first, then those with the brand's placeholder (Y-15). */
export function clickParameters(trackingUrl: string): readonly string[] {
  const own = pairsOf(addressParts(trackingUrl)).filter(({ name, value }) => name !== '' && hasMacro(value))
  return [...new Set([clickIdParameter, ...own.map(({ name }) => name)])]
}

/** Returns the click id that the setup's snippets read from an address, with its parameter; null if they read none. */
export function readClickId(address: string, parameters: readonly string[]): { parameter: string; id: string } | null {
  const pairs = pairsOf(addressParts(address))
  for (const parameter of parameters)
    for (const { name, value } of pairs) {
      const id = name === parameter ? clickId.exec(decoded(value))?.[0] : undefined
      if (id !== undefined) return { parameter, id: id.toLowerCase() }
    }
  return null
}

/** Returns whether an address contains the click id after its host, under any name (K-17). */
export function hasClickId(address: string, id: string): boolean {
  const url = readUrl(address)
  return url !== null && `${url.pathname}${url.search}${url.hash}`.includes(id)
}

/** Returns whether a click id is in the final address of a visit, and the parameter by which the snippets read it, or null. */
export function arrivalOf(trackingUrl: string, address: string, id: string): { keepsClickId: boolean; readBy: string | null } {
  const read = readClickId(address, clickParameters(trackingUrl))
  return { keepsClickId: hasClickId(address, id), readBy: read?.id === id ? read.parameter : null }
}
