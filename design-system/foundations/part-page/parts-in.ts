/** Components that only arrange others. What is inside them belongs to the component around them. */
const arranging: readonly string[] = ['Stack', 'Inline', 'Box', 'Grid', 'Bidi', 'Ltr']

export type FoundPart = { name: string; element: Element }

/** Components that are no parts of the system of their own, but parts of the component that draws them. */
const alwaysParts: Readonly<Record<string, string>> = { Icon: 'icon' }

/**
 * Returns the element of a component. Some components draw themselves under the name of their variant, such as the radio cards of
 * `SelectableCard`.
 */
function rootOf(picture: ParentNode, component: string, isComponent: (name: string) => boolean): Element | undefined {
  const named = [...picture.querySelectorAll('[data-component]')]
  const nameOf = (element: Element) => element.getAttribute('data-component') ?? ''
  return (
    named.find((element) => nameOf(element) === component) ??
    named.find((element) => !isComponent(nameOf(element)) && !Object.hasOwn(alwaysParts, nameOf(element)))
  )
}

/**
 * Returns the elements of a component that have a name: itself, then what is marked with `data-part`, and its icons, each name once, in the
 * order of the page. Other components inside it are content, so what is inside them is left out.
 */
export function partsIn(picture: ParentNode, component: string, isComponent: (name: string) => boolean): FoundPart[] {
  const found = new Map<string, Element>()
  const add = (name: string, element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (!found.has(name) && width > 1 && height > 1) found.set(name, element)
  }
  const root = rootOf(picture, component, isComponent)
  if (!root) return []
  const walk = (parent: Element) => {
    for (const element of parent.children) {
      const other = element.getAttribute('data-component')
      const part = element.getAttribute('data-part') ?? alwaysParts[other ?? '']
      if (part !== undefined) add(part, element)
      const isContent = other !== null && other !== component && isComponent(other) && !arranging.includes(other)
      if (!isContent) walk(element)
    }
  }
  add(component, root)
  walk(root)
  return [...found].map(([name, element]) => ({ name, element }))
}
