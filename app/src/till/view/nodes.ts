/** Attributes of an element. An absent one is undefined; true is an attribute without a value. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export type Element_ = { readonly tag: string; readonly attributes: Attributes; readonly children: readonly Target[] }

/** What the page should show: a text, an element, or nothing. */
export type Target = string | Element_

/** Describes an element. Children that are false, null or undefined are left out. */
export const h = (
  tag: string,
  attributes: Attributes = {},
  ...children: readonly (Target | readonly Target[] | false | null | undefined)[]
): Element_ => ({
  tag,
  attributes,
  children: children.flatMap((child): readonly Target[] =>
    child === false || child === null || child === undefined ? [] : typeof child === 'string' || 'tag' in child ? [child] : child,
  ),
})

const svgTags: ReadonlySet<string> = new Set(['svg', 'path', 'circle'])
const svg = 'http://www.w3.org/2000/svg'

const textOf = (value: Attributes[string]): string | null =>
  value === undefined || value === false ? null : value === true ? '' : String(value)

function setAttributes(element: Element, target: Attributes): void {
  for (const { name } of [...element.attributes]) if (textOf(target[name]) === null) element.removeAttribute(name)
  for (const [name, value] of Object.entries(target)) {
    const text = textOf(value)
    if (text !== null && element.getAttribute(name) !== text) element.setAttribute(name, text)
  }
  // What was typed is a property; the attribute is only its first value.
  if (element instanceof HTMLInputElement && target['value'] !== undefined && element.value !== target['value'])
    element.value = String(target['value'])
}

function made({ tag, attributes, children }: Element_, page: Document): Element {
  const element = svgTags.has(tag) ? page.createElementNS(svg, tag) : page.createElement(tag)
  setAttributes(element, attributes)
  show(element, children)
  return element
}

/** Returns whether an element on the page can become the wanted one. Elements with different keys never do. */
const isSame = (old: ChildNode | undefined, { tag, attributes }: Element_): old is Element & ChildNode =>
  old instanceof Element && old.localName === tag && old.getAttribute('data-key') === textOf(attributes['data-key'])

/**
 * Makes the children of an element the wanted ones, and changes as little as possible: the focus, a film that runs and what is typed stay.
 * Text becomes text and never markup.
 */
export function show(parent: Element, target: readonly Target[]): void {
  target.forEach((one, at) => {
    const old = parent.childNodes[at]
    if (typeof one === 'string') {
      if (old instanceof Text) old.data = one
      else if (old) old.replaceWith(one)
      else parent.append(one)
    } else if (isSame(old, one)) {
      setAttributes(old, one.attributes)
      show(old, one.children)
    } else {
      const next = made(one, parent.ownerDocument)
      if (old) old.replaceWith(next)
      else parent.append(next)
    }
  })
  while (parent.childNodes.length > target.length) parent.lastChild?.remove()
}
