/** Returns the first element that matches a selector. Throws if there is none, or if it is not of this kind. */
export function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`)
  return found
}

/** Returns a new element with these properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
) {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}

/** Returns one of the icons that the page holds. */
export function icon(name: string) {
  const namespace = 'http://www.w3.org/2000/svg'
  const [svg, use] = [document.createElementNS(namespace, 'svg'), document.createElementNS(namespace, 'use')]
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `#i-${name}`)
  svg.append(use)
  return svg
}
