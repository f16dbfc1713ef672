type Rules = { createHTML: (text: string) => string; createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown }

/** The only script that the page loads by its address: the service worker. */
const scripts: ReadonlySet<string> = new Set(['/sw.js'])

/**
 * Refuses every assignment of markup except the empty string, with which a library clears its announcements, and every script address
 * except the service worker's.
 */
export const strictRules: Rules = {
  createHTML(text) {
    if (text === '') return text
    throw new TypeError('Text does not become markup here')
  },
  createScriptURL(address) {
    if (scripts.has(address)) return address
    throw new TypeError('Text does not become the address of a script here')
  },
}

/** Installs the page's Trusted Types policy if the browser supports such policies. Call it once, before anything renders. */
export function refuseMarkup(types: TrustedTypes | undefined = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes) {
  types?.createPolicy('default', strictRules)
}
