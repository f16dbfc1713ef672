import createPurifier from 'dompurify'

/* There is only one purifier. The page's content security policy allows its Trusted Types policy by the name `dompurify`. */

const allowed = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a']
/** Elements that other programs write instead of the allowed elements. The editor's schema converts them. */
const readAs = ['b', 'i', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre']

const only = (tags: readonly string[], attributes: readonly string[]) => ({
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...attributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
})

/**
 * Reduces markup to the stored form for the editor: `p br strong em u ul ol li a[href]` (G-06). The result cannot run or load anything, and
 * has no styles.
 */
export const cleanMarkup = (html: string): DocumentFragment =>
  createPurifier.sanitize(html, { ...only(allowed, ['href']), RETURN_DOM_FRAGMENT: true })

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol'
const isBlock = (node: Node) => node instanceof Element && node.matches(blocks)

/** Wraps text outside of paragraphs in paragraphs; removes white space that only formats the source. */
function gatherLooseWords(pasted: DocumentFragment) {
  if (![...pasted.childNodes].some(isBlock)) return
  let loose: HTMLElement | null = null
  for (const node of [...pasted.childNodes]) {
    if (isBlock(node)) loose = null
    else if (loose) loose.append(node)
    else if (node.textContent?.trim() === '') node.remove()
    else {
      loose = document.createElement('p')
      node.replaceWith(loose)
      loose.append(node)
    }
  }
}

/** Makes markup of any source safe for the editor to parse. */
export function cleanPasted(html: string): DocumentFragment {
  const pasted = createPurifier.sanitize(html, { ...only([...allowed, ...readAs], ['href', 'style']), RETURN_DOM_FRAGMENT: true })
  // Some editors wrap everything they copy into a `b` that is not bold.
  for (const wrapper of pasted.querySelectorAll('b')) if (wrapper.style.fontWeight === 'normal') wrapper.replaceWith(...wrapper.childNodes)
  for (const wrapper of pasted.querySelectorAll('div, blockquote'))
    if (wrapper.querySelector(blocks)) wrapper.replaceWith(...wrapper.childNodes)
  gatherLooseWords(pasted)
  return pasted
}
