/** Signs as an attribute writes them, in a style sheet. A bracket of markup could end the element with the styles. */
const decoded: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '\\3c ', gt: '\\3e ' }
const decode = (text: string) => text.replace(/&(amp|quot|#x27|lt|gt);/g, (whole, name: string) => decoded[name] ?? whole)

/**
 * Moves the style attributes of a page into rules, because the policy of our pages allows no style attributes. Equal attributes share a
 * rule. A rule counts before those of classes, as the attribute did. `attribute` names the attribute by which the rules find their elements.
 */
export function withoutStyleAttributes(html: string, attribute = 'data-style'): { html: string; css: string } {
  const numbers = new Map<string, number>()
  const moved = html.replace(/(<[a-z][^<>]*?)\sstyle="([^"]*)"/gi, (_whole, before: string, style: string) => {
    const number = numbers.get(style) ?? numbers.size
    numbers.set(style, number)
    return `${before} ${attribute}="${number}"`
  })
  const css = Array.from(numbers, ([style, number]) => `[${attribute}="${number}"]:not(#_){${decode(style)}}`)
  return { html: moved, css: css.join('') }
}
