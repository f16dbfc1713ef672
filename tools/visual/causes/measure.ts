import type { MeasuredElement, MeasuredPage, PseudoName } from './measured.ts'

declare global {
  /** The elements of the last measured page, by their position. */
  var __measured: Element[]
}

/** Returns the elements of the page with box, style, text and drawing. Runs inside the page, so it must not use anything outside itself. */
export function measure({ properties }: { properties: readonly string[] }): MeasuredPage {
  const skipped = 'head, script, style, link, template, noscript, [data-live-announcer], [data-visual="ignore"]'
  const found: Element[] = []
  const elements: MeasuredElement[] = []
  const styles: string[][] = []
  const known = new Map<string, number>()
  const numberOf = (style: CSSStyleDeclaration) => {
    const values = properties.map((name) => style.getPropertyValue(name))
    const key = values.join('\n')
    const number = known.get(key) ?? styles.length
    if (number === styles.length) styles.push(values)
    known.set(key, number)
    return number
  }
  const tidy = (text: string) =>
    text
      .replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim()
  const rounded = (value: number) => Math.round(value * 100) / 100
  const hashOf = (bytes: Uint8ClampedArray) => {
    let hash = 2_166_136_261
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 16_777_619)
    return (hash >>> 0).toString(16)
  }
  const pixelsOf = (source: HTMLImageElement | HTMLCanvasElement | HTMLVideoElement, width: number, height: number) => {
    const scale = Math.min(1, 512 / Math.max(width, height, 1))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    const context = canvas.getContext('2d')
    try {
      context?.drawImage(source, 0, 0, canvas.width, canvas.height)
      return `${width} × ${height} ${hashOf(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray())}`
    } catch {
      // The pixels of an image of another origin, or of one that did not load, cannot be read.
      return `${width} × ${height}`
    }
  }
  const isNoShape = (name: string) => /^(?:class|id|style|role|tabindex|focusable|xmlns.*|data-.*|aria-.*)$/u.test(name)
  const drawingOf = (element: Element) => {
    if (element instanceof HTMLImageElement) return pixelsOf(element, element.naturalWidth, element.naturalHeight)
    if (element instanceof HTMLCanvasElement) return pixelsOf(element, element.width, element.height)
    if (element instanceof HTMLVideoElement) return pixelsOf(element, element.videoWidth, element.videoHeight)
    if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) return element.checked ? 'checked' : ''
    if (!(element instanceof SVGElement)) return ''
    const shapes = [...element.attributes].filter(({ name }) => !isNoShape(name) && !properties.includes(name))
    // The ids of gradients and masks differ from page to page.
    return shapes.map(({ name, value }) => `${name}=${value.replaceAll(/#[^)"']*/gu, '#')}`).join(' ')
  }
  const fieldText = (element: Element) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? ''
    if (!isField || ['checkbox', 'radio', 'hidden', 'password'].includes(element.type)) return ''
    return element.value === '' ? element.placeholder : element.value
  }
  const add = (element: Element, parent: number, within: string) => {
    const style = getComputedStyle(element)
    if (style.display === 'none') return
    const { component = '', part = '' } = element instanceof HTMLElement || element instanceof SVGElement ? element.dataset : {}
    const { left, top, width, height } = element.getBoundingClientRect()
    const pseudo: Partial<Record<PseudoName, number>> = {}
    for (const name of ['before', 'after'] as const) {
      const drawn = getComputedStyle(element, `::${name}`)
      if (drawn.content !== 'none' && drawn.content !== 'normal' && drawn.display !== 'none') pseudo[name] = numberOf(drawn)
    }
    if (element.matches(':placeholder-shown')) pseudo.placeholder = numberOf(getComputedStyle(element, '::placeholder'))
    const texts = [...element.childNodes].filter((child) => child instanceof Text).map(({ data }) => data)
    const isField = element.matches('input, textarea, select')
    const whole = tidy(element.textContent ?? '')
    const index = elements.length
    found.push(element)
    elements.push({
      parent,
      tag: element.localName,
      sign: [element.localName, component, part, element.getAttribute('role') ?? ''].join(' '),
      component,
      part,
      within: component || within,
      box: { x: rounded(left + scrollX), y: rounded(top + scrollY), width: rounded(width), height: rounded(height) },
      style: numberOf(style),
      pseudo,
      text: isField ? tidy(fieldText(element)) : tidy(texts.join('')),
      whole: whole.length <= 300 ? whole : '',
      drawing: drawingOf(element),
    })
    if (isField) return
    for (const child of element.children) if (!child.matches(skipped)) add(child, index, component || within)
  }
  add(document.documentElement, -1, '')
  globalThis.__measured = found
  return { styles, elements }
}

/** Custom properties to read at a measured element, by their names. */
export type Reading = { index: number; pseudo?: PseudoName; names: readonly string[] }

/** Returns values of custom properties at measured elements. Runs inside the page, so it must not use anything outside itself. */
export const valuesAt = (readings: readonly Reading[]): Record<string, string>[] =>
  readings.map(({ index, pseudo, names }) => {
    const element = globalThis.__measured[index]
    const style = element && getComputedStyle(element, pseudo && `::${pseudo}`)
    return Object.fromEntries(names.map((name) => [name, style?.getPropertyValue(name).trim() ?? '']))
  })
