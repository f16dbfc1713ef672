import type { Half, MirrorBox, Rect } from './half.ts'

/** Returns the layout of the page. Runs inside the page, so it must not use anything outside itself. */
export function measure(): Half {
  const skipped = 'script, style, link, template, noscript, [class^="sb-"], [data-live-announcer], #storybook-docs'
  const rectOf = ({ left, right, top, bottom }: Rect): Rect => ({ left, right, top, bottom })
  const idOf = (element: Element | null) => Number(element?.getAttribute('data-mirror') ?? 0)
  const nameOf = (element: Element) => {
    const { component, part } = (element as HTMLElement).dataset
    const label = element.getAttribute('aria-label') === null ? '' : ` (${element.getAttribute('role') ?? 'named'})`
    return [component, part, component || part ? '' : `<${element.localName}>`].filter(Boolean).join(' ') + label
  }
  const componentOf = (element: Element) => element.closest<HTMLElement>('[data-component]')?.dataset['component'] ?? ''

  const isSet = (value: string) => value !== '' && value !== 'none' && value !== 'normal' && value !== 'auto'
  /** A background that covers its box has no position. */
  const isPlaced = (style: CSSStyleDeclaration) =>
    /url\(/u.test(style.backgroundImage) || !/^(?:auto|cover|100%(?: 100%)?)$/u.test(style.backgroundSize)
  const paintOf = (style: CSSStyleDeclaration, element: Element, isPseudo: boolean): Record<string, string> => {
    const paint: Record<string, string> = {}
    for (const side of ['left', 'right']) {
      const of = (what: string) => style.getPropertyValue(`border-${side}-${what}`)
      // A border without a style has no width.
      const width = of('width')
      if (width !== '0px') paint[`border-${side}`] = `${width} ${of('style')} ${of('color')}`
    }
    if (style.borderRadius !== '0px')
      for (const corner of ['top-left', 'top-right', 'bottom-left', 'bottom-right']) {
        const radius = style.getPropertyValue(`border-${corner}-radius`)
        if (radius !== '0px') paint[`border-${corner}-radius`] = radius
      }
    for (const name of ['box-shadow', 'filter', 'background-image', 'mask-image', 'clip-path', 'transform', 'rotate', 'translate']) {
      const value = style.getPropertyValue(name)
      if (isSet(value)) paint[name] = value
    }
    if (paint['background-image'] !== undefined && isPlaced(style)) paint['background-position'] = style.backgroundPosition
    if (element.localName === 'img' || element.localName === 'video') paint['object-position'] = style.objectPosition
    if (!isPseudo) {
      const hasText = [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')
      const isField =
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'hidden'].includes(element.type))
      if (hasText && isSet(style.textShadow)) paint['text-shadow'] = style.textShadow
      if (isField && element.getAttribute('dir') !== 'ltr') {
        const start = style.direction === 'rtl' ? 'right' : 'left'
        const end = start === 'left' ? 'right' : 'left'
        const sides: Record<string, string> = { start, end, match: start, '-webkit-auto': start, '-webkit-match-parent': start }
        paint['text-align'] = sides[style.textAlign] ?? style.textAlign
        paint['padding-left'] = style.paddingLeft
        paint['padding-right'] = style.paddingRight
      }
      return paint
    }
    const isAway = style.position === 'absolute' || style.position === 'fixed'
    for (const name of isAway ? ['left', 'right'] : ['margin-left', 'margin-right']) {
      const value = style.getPropertyValue(name)
      if (value.endsWith('px') && (isAway || value !== '0px')) paint[name] = value
    }
    return paint
  }
  const isUniform = (style: CSSStyleDeclaration) =>
    new Set(
      ['top', 'right', 'bottom', 'left'].map((side) =>
        ['width', 'style', 'color'].map((what) => style.getPropertyValue(`border-${side}-${what}`)).join(),
      ),
    ).size === 1
  const isMirror = (style: CSSStyleDeclaration) => {
    if (style.transform === 'none' && style.scale === 'none') return false
    const { a, b, c, d } = new DOMMatrix(style.transform === 'none' ? '' : style.transform)
    const [x = 1, y = x] = style.scale === 'none' ? [] : style.scale.split(' ').map(Number)
    return (a * d - b * c) * x * y < 0
  }
  /** The shapes of a drawing within it. An icon says itself whether it turns. */
  const shapesOf = (svg: Element) => {
    const { left, top } = svg.getBoundingClientRect()
    return [...svg.querySelectorAll('path, circle, rect, ellipse, line, polyline, polygon, image, use')]
      .filter((shape) => shape.closest('defs, clipPath, mask, symbol') === null)
      .map((shape) => shape.getBoundingClientRect())
      .map((rect): Rect => ({ left: rect.left - left, right: rect.right - left, top: rect.top - top, bottom: rect.bottom - top }))
  }

  /** A style that is the same in both directions says so by a custom property, an element by its attributes. */
  const fixedOf = (element: Element, style: CSSStyleDeclaration) => {
    const { direction, directionReason = '' } = (element as HTMLElement).dataset
    return direction === 'fixed' ? directionReason : style.getPropertyValue('--fixed-direction').trim() || undefined
  }
  const chosen = '[aria-checked="true"], [aria-pressed="true"], [aria-selected="true"], [data-selected]'
  const namesLanguage = `[lang="${document.documentElement.lang}"]`
  const isOwnLanguage = (element: Element) => element.matches(chosen) && element.querySelector(namesLanguage) !== null
  const isFlip = (flip: string | undefined) => flip === 'mirror' || flip === 'none'
  const boxes: MirrorBox[] = []
  const unpaired: Half['unpaired'] = []
  const boxed = new Set<number>()
  const add = (element: Element, parent: number, around: number, isOuterTurned: boolean) => {
    const id = idOf(element)
    const style = getComputedStyle(element)
    if (style.display === 'none') return
    if (id === 0) return void unpaired.push({ name: nameOf(element), parent })
    const rect = element.getBoundingClientRect()
    const isHidden = rect.width <= 1 && rect.height <= 1 && style.overflow !== 'visible'
    if (isHidden) return
    const isTurned = isMirror(style) ? !isOuterTurned : isOuterTurned
    const fixed = fixedOf(element, style)
    const isOpaque = ['svg', 'iframe', 'video', 'canvas', 'img', 'object', 'select'].includes(element.localName)
    const hasBox = style.display !== 'contents'
    // The content of a closed `<details>` has styles and no layout.
    if (hasBox && !element.checkVisibility()) return
    if (hasBox) {
      const isFixed = style.position === 'fixed'
      const positioned = style.position === 'absolute' && element instanceof HTMLElement ? idOf(element.offsetParent) : around
      const lines = [...element.childNodes].flatMap((child) => {
        if (!(child instanceof Text) || child.data.trim() === '') return []
        const range = document.createRange()
        range.selectNodeContents(child)
        return [...range.getClientRects()].filter(({ width }) => width > 0).map(rectOf)
      })
      const pseudo = (which: '::before' | '::after') => {
        const of = getComputedStyle(element, which)
        return isSet(of.content) && of.display !== 'none' ? paintOf(of, element, true) : undefined
      }
      const [before, after] = isOpaque ? [] : [pseudo('::before'), pseudo('::after')]
      const { flip } = (element as HTMLElement).dataset
      const paint = paintOf(style, element, false)
      const isEven =
        (paint['transform'] ?? paint['rotate']) !== undefined &&
        element.childElementCount === 0 &&
        element instanceof HTMLElement &&
        Math.abs(element.offsetWidth - element.offsetHeight) <= 1 &&
        isUniform(style)
      boxes.push({
        id,
        parent,
        around: isFixed ? 0 : boxed.has(positioned) ? positioned : around,
        name: nameOf(element),
        component: componentOf(element),
        ...rectOf(rect),
        scroll: { left: element.scrollLeft, top: element.scrollTop },
        ...(fixed !== undefined && { fixed }),
        isTurned,
        isOuterTurned,
        paint,
        ...(before && { before }),
        ...(after && { after }),
        direction: style.direction,
        lines,
        ...(element.localName === 'svg' && { shapes: shapesOf(element) }),
        ...(isFlip(flip) && { flip }),
        ...(isOwnLanguage(element) && { isOwnLanguage: true }),
        ...(style.position === 'sticky' && { isSticky: true }),
        isEven,
      })
      boxed.add(id)
    }
    // What is declared as fixed is the same in both languages: its own place counts, its content does not.
    if (isOpaque || fixed !== undefined) return
    for (const child of element.children) if (!child.matches(skipped)) add(child, id, hasBox ? id : around, isTurned)
  }
  add(document.body, 0, 0, false)

  const reach = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex], [contenteditable="true"], summary'),
  ].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility({ visibilityProperty: true }),
  )
  const first = reach.filter(({ tabIndex }) => tabIndex > 0).toSorted((one, other) => one.tabIndex - other.tabIndex)
  const stops = [...first, ...reach.filter(({ tabIndex }) => tabIndex === 0)].map(idOf).filter((id) => boxed.has(id))
  // Fixed boxes are placed in the window without the room that the page keeps for a scroll bar.
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.cssText = 'position: fixed; inset: 0; visibility: hidden; pointer-events: none'
  const { right: width } = probe.getBoundingClientRect()
  probe.remove()
  return { width, boxes, stops, unpaired }
}
