import type { Mark, Node } from 'prosemirror-model'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

const blockTags: Record<string, string> = { paragraph: 'p', bullet_list: 'ul', ordered_list: 'ol', list_item: 'li' }
const markTags: Record<string, string> = { strong: 'strong', em: 'em', underline: 'u' }

function marked(inner: string, mark: Mark): string {
  const tag = markTags[mark.type.name]
  return tag ? `<${tag}>${inner}</${tag}>` : inner
}

const hrefOf = ({ marks }: Node): string | null => {
  const link = marks.find(({ type }) => type.name === 'link')
  return link ? String(link.attrs['href']) : null
}

/** Returns the content of a node. Neighbours with the same address are one link, even if their other marks differ. */
function inside(node: Node): string {
  let html = ''
  let open: string | null = null
  node.forEach((child) => {
    const href = hrefOf(child)
    if (open !== null && href !== open) html += '</a>'
    if (href !== null && href !== open) html += `<a href="${escaped(href)}">`
    open = href
    html += htmlOf(child)
  })
  return open === null ? html : `${html}</a>`
}

function htmlOf(node: Node): string {
  if (node.isText) return node.marks.toReversed().reduce(marked, escaped(node.text ?? ''))
  if (node.type.name === 'hard_break') return '<br>'
  const tag = blockTags[node.type.name]
  // A list item with one paragraph is written without the `p`, as people write it by hand.
  if (node.type.name === 'list_item' && node.firstChild && node.childCount === 1) return `<li>${inside(node.firstChild)}</li>`
  return tag ? `<${tag}>${inside(node)}</${tag}>` : inside(node)
}

/** Returns the document as `p br strong em u ul ol li a[href]` (G-06). A document without visible text is the empty string. */
export function toHtml(doc: Node): string {
  return doc.textContent.trim() === '' ? '' : inside(doc)
}
