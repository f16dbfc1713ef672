/** Components that only arrange others. What is inside them belongs to the component around them. */
const arranging: readonly string[] = ['Stack', 'Inline', 'Box', 'Grid', 'Bidi', 'Ltr']

export type FoundPart = { name: string; element: Element }

/**
 * Returns the elements of a component that have a name: itself, then what is marked with `data-part`, each name once, in the order of the
 * page. Other components inside it are content, so what is inside them is left out.
 */
export function partsIn(picture: ParentNode, component: string, isComponent: (name: string) => boolean): FoundPart[] {
  const found = new Map<string, Element>()
  const add = (name: string, element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (!found.has(name) && width > 1 && height > 1) found.set(name, element)
  }
  const walk = (parent: Element) => {
    for (const element of parent.children) {
      const part = element.getAttribute('data-part')
      const other = element.getAttribute('data-component')
      if (part !== null) add(part, element)
      const isContent = other !== null && other !== component && isComponent(other) && !arranging.includes(other)
      if (!isContent) walk(element)
    }
  }
  const root = picture.querySelector(`[data-component="${component}"]`)
  if (!root) return []
  add(component, root)
  walk(root)
  return [...found].map(([name, element]) => ({ name, element }))
}
