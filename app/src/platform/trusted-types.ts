type Rules = { createHTML: (text: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown }

/** Nothing may become markup by assignment but nothing itself, with which a library empties what it announced. */
export const onlyEmptyMarkup: Rules = {
  createHTML(text) {
    if (text === '') return text
    throw new TypeError('Text does not become markup here')
  },
}

/** The page's rule for markup that is assigned as text, where the browser knows such rules. To be made once, before anything is drawn. */
export function refuseMarkup(types: TrustedTypes | undefined = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes) {
  types?.createPolicy('default', onlyEmptyMarkup)
}
