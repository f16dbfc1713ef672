type Rules = { createHTML: (text: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown }

/** Refuses every assignment of markup except the empty string. A library clears its announcements with the empty string. */
export const onlyEmptyMarkup: Rules = {
  createHTML(text) {
    if (text === '') return text
    throw new TypeError('Text does not become markup here')
  },
}

/** Installs the page's Trusted Types policy if the browser supports such policies. Call it once, before anything renders. */
export function refuseMarkup(types: TrustedTypes | undefined = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes) {
  types?.createPolicy('default', onlyEmptyMarkup)
}
