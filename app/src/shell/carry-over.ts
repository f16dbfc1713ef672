declare global {
  interface Window {
    /** What was pressed last before the app was there; the boot script of `index.html` holds it. */
    heldPress?: Element
  }
}

/** The place of an element below a root: the index of each ancestor among its siblings. */
type Place = readonly number[]

/** What does something when it is pressed, and is no link. */
const pressable = 'button, [role="button"], [role="tab"], [role="switch"], label, input, select'

function placeOf(root: Element, element: Element): Place {
  const place: number[] = []
  for (let at: Element = element; at !== root && at.parentElement; at = at.parentElement)
    place.unshift(Array.prototype.indexOf.call(at.parentElement.children, at))
  return place
}

const elementAt = (root: Element, place: Place): Element | undefined =>
  place.reduce<Element | undefined>((at, index) => at?.children[index], root)

/** Says what an element is. Rows of a list can have buttons with the same name, and their order can change. */
const nameOf = (element: Element) =>
  [element.localName, element.getAttribute('aria-label') ?? element.textContent, element.closest('li, article, tr')?.textContent].join('\n')

/**
 * Returns the element of another page that is the same as an element of the first one: at the same place, with the same name, and
 * in the same row.
 */
function twinOf(element: Element, root: Element): (other: Element) => HTMLElement | null {
  const place = placeOf(root, element)
  const name = nameOf(element)
  return (other) => {
    const found = elementAt(other, place)
    return found instanceof HTMLElement && nameOf(found) === name ? found : null
  }
}

/** Types a text into a field as a person does, so that React sees it. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Reads what somebody did on a page: typed texts, the focus, and what was `pressed` last. Returns a function that repeats it on the same
 * elements of the page that follows. An element that is not there is left out.
 */
export function carryOver(root: Element, pressed: Element | undefined): (next: Element) => void {
  const { activeElement } = root.ownerDocument
  const typed = Array.from(root.querySelectorAll('input, textarea'))
    .filter(isField)
    .filter((field) => field.value !== field.defaultValue && !['checkbox', 'radio'].includes(field.type))
    .map((field) => ({ twin: twinOf(field, root), text: field.value }))
  const focused = activeElement && root.contains(activeElement) ? twinOf(activeElement, root) : null
  const button = pressed?.closest(pressable)
  const press = button && root.contains(button) ? twinOf(button, root) : null
  return (next) => {
    for (const { twin, text } of typed) {
      const field = twin(next)
      if (field && isField(field)) typeInto(field, text)
    }
    focused?.(next)?.focus({ preventScroll: true })
    press?.(next)?.click()
  }
}
