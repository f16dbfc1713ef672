import type { Walk } from './half.ts'

/**
 * Swipes the rows of the page that scroll sideways, and presses the arrow keys on the first widget of each kind: twice to the end, once
 * back. In Arabic the end is at the left. Returns what each step led to, by the numbers of the elements. Runs inside the page, so it must
 * not use anything outside itself.
 */
export async function walkByKeys(): Promise<Walk[]> {
  const composite =
    '[role="tablist"], [role="radiogroup"], [role="menu"], [role="menubar"], [role="toolbar"], [role="grid"], [role="treegrid"], [role="slider"], input[type="range"], [role="group"]:has([role="spinbutton"]), [aria-roledescription]'
  const marked =
    '[aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), [data-current], [data-active], :checked'
  const isRtl = document.documentElement.dir === 'rtl'
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const idOf = (element: Element | null) => Number(element?.closest('[data-mirror]')?.getAttribute('data-mirror') ?? 0)
  const componentOf = (element: Element) => element.closest<HTMLElement>('[data-component]')?.dataset['component'] ?? ''
  const isThere = (element: Element) =>
    element.matches('[data-mirror]:not([inert] *)') && element.checkVisibility({ visibilityProperty: true })
  const firstOfEach = (elements: readonly HTMLElement[], kindOf: (element: HTMLElement) => string) =>
    [...Map.groupBy(elements.filter(isThere), kindOf)].flatMap(([kind, [first]]) => (first ? [{ kind, element: first }] : []))
  const marksIn = (element: Element) => [...element.querySelectorAll(marked)].map(idOf).join(' ')
  const walkOf = (element: HTMLElement, kind: string, steps: string[]): Walk => ({
    id: idOf(element),
    name: [element.dataset['component'], element.dataset['part']].filter(Boolean).join(' ') || `<${element.localName}>`,
    component: componentOf(element),
    kind,
    steps,
  })
  /** Returns what is read when it is the same in two frames in a row. */
  const settled = async (readState: () => string) => {
    let before = ''
    let now = readState()
    for (let turn = 0; turn < 2 || (before !== now && turn < 60); turn++) {
      await frame()
      before = now
      now = readState()
    }
    return now
  }
  const walks: Walk[] = []

  const rows = [...document.querySelectorAll<HTMLElement>('#storybook-root *, body > :not(#storybook-root) *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 8 && element.clientWidth > 0 && /auto|scroll/u.test(getComputedStyle(element).overflowX),
  )
  for (const { kind, element } of firstOfEach(rows, (row) => `swipe ${row.dataset['part'] ?? ''} ${componentOf(row)}`)) {
    const way = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const from = element.scrollLeft
    element.scrollBy({ left: way * element.clientWidth * 0.6, behavior: 'instant' })
    await frame()
    await settled(() => `${marksIn(element)} at ${element.scrollLeft}`)
    walks.push({ ...walkOf(element, kind, [`marked ${marksIn(element)}`]), scrolled: Math.abs(element.scrollLeft) })
    element.scrollTo({ left: from, behavior: 'instant' })
    await frame()
  }

  /** What a widget shows as chosen, and which element has the focus; of `ordered` elements its place among them. */
  const stateOf = (widget: HTMLElement, ordered: readonly Element[]) => {
    const active = document.activeElement
    const pointed = active?.getAttribute('aria-activedescendant') ?? ''
    const target = document.getElementById(pointed) ?? active
    const at = ordered.findIndex((one) => one === target)
    if (at >= 0) return `place ${at + 1}, marked ${marksIn(widget)}`
    const value =
      active?.getAttribute('aria-valuenow') ?? (active instanceof HTMLInputElement && active.type === 'range' ? active.value : '')
    const isNew = target?.matches('[data-mirror]') !== true
    return [`element ${idOf(target)}${isNew ? ' or a new one in it' : ''}`, `marked ${marksIn(widget)}`, value && `value ${value}`]
      .filter(Boolean)
      .join(', ')
  }
  // The proof has put the items of these in another order than the one that their keys follow.
  const widgets = [...document.querySelectorAll<HTMLElement>(composite)].filter(
    (widget) => widget.closest('[data-mirror-sorted]') === null && widget.querySelector('[data-mirror-sorted]') === null,
  )
  const kindOf = (widget: HTMLElement) => `${widget.getAttribute('role') ?? widget.localName} ${componentOf(widget)}`
  for (const { kind, element: widget } of firstOfEach(widgets, kindOf)) {
    const entries = [widget, ...widget.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
      (element) =>
        element.tabIndex >= 0 && element.matches('a[href], button, input, [tabindex]') && !element.matches(':disabled') && isThere(element),
    )
    const [first] = entries
    if (!first) continue
    // The parts of a date or time may have another order in Arabic. Arrow keys follow the visible order, which begins at the left in both.
    const fixed = first.closest('[data-direction="fixed"]')
    const inFixed = fixed ? entries.filter((element) => fixed.contains(element)) : []
    const leftOf = (element: Element) => element.getBoundingClientRect().left
    const ordered = inFixed.length > 1 ? inFixed.toSorted((one, other) => leftOf(one) - leftOf(other)) : []
    const entry = ordered[0] ?? first
    // Time and Latin text run the same way in both languages, so the same key leads onwards.
    const isFixed = fixed !== null || widget.querySelector('[data-direction-reason="time"], [data-direction-reason="media"]') !== null
    const [onward, back] = isRtl && !isFixed ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    entry.focus({ preventScroll: true })
    const steps: string[] = []
    for (const key of [onward, onward, back]) {
      const target = document.activeElement ?? entry
      const options = { key, code: key, bubbles: true, cancelable: true, composed: true }
      target.dispatchEvent(new KeyboardEvent('keydown', options))
      target.dispatchEvent(new KeyboardEvent('keyup', options))
      steps.push(`${steps.length + 1}. ${await settled(() => stateOf(widget, ordered))}`)
    }
    walks.push(walkOf(widget, kind, steps))
    entry.blur()
  }
  return walks
}
