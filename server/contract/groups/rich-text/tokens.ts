import { decoded } from './entities.ts'

/**
 * A piece of markup: a text with decoded entities, or an opening or closing tag in small letters. The opening tag of a link has its
 * address.
 */
export type Token = { kind: 'text'; text: string } | { kind: 'open'; tag: string; href: string | null } | { kind: 'close'; tag: string }

/** Elements that are dropped with their content, because the content is no text or has its own parsing rules. */
const swallowed: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'template',
  'select',
  'svg',
  'math',
  'xmp',
  'plaintext',
  'head',
])

/** Matches a tag: its name, then everything up to the closing `>`. A `>` inside quotes does not close the tag. */
const tagAt = /<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/y
const hrefIn = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** Returns the end of markup that is no element: a comment, a declaration or an instruction. */
const endOfOther = (html: string, at: number): number => {
  const isComment = html.startsWith('<!--', at)
  const end = html.indexOf(isComment ? '-->' : '>', at)
  return end < 0 ? html.length : end + (isComment ? 3 : 1)
}

/** Returns the end of a dropped element: after its closing tag, or the end of the text. */
function endOfSwallowed(html: string, tag: string, from: number): number {
  const end = html.toLowerCase().indexOf(`</${tag}`, from)
  if (end < 0) return html.length
  const close = html.indexOf('>', end)
  return close < 0 ? html.length : close + 1
}

/** Matches a `<` that begins markup; any other `<` is plain text. */
const beginsMarkup = /^<[a-zA-Z/!?]/

/** Yields the pieces of untrusted markup. Never throws, and never executes any of the input. */
export function* tokensOf(html: string): Generator<Token> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const end = open < 0 ? html.length : open
    if (end > at) yield { kind: 'text', text: decoded(html.slice(at, end)) }
    if (open < 0) return
    at = open
    if (!beginsMarkup.test(html.slice(at, at + 2))) {
      yield { kind: 'text', text: '<' }
      at += 1
      continue
    }
    tagAt.lastIndex = at
    const found = tagAt.exec(html)
    if (!found) {
      // A tag that never ends is dropped with the rest of the text, as in browsers. Other markup that is no element is dropped alone.
      at = /^<\/?[a-zA-Z]/.test(html.slice(at, at + 3)) ? html.length : endOfOther(html, at)
      continue
    }
    const [whole, slash, name = '', rest = ''] = found
    const tag = name.toLowerCase()
    at += whole.length
    if (slash) yield { kind: 'close', tag }
    else if (swallowed.has(tag)) at = endOfSwallowed(html, tag, at)
    else {
      const href = tag === 'a' ? hrefIn.exec(rest) : null
      yield { kind: 'open', tag, href: href ? decoded(href[1] ?? href[2] ?? href[3] ?? '') : null }
    }
  }
}
