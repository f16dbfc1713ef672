import type { Box } from '../pixels.ts'
import { cropOf } from './crop.ts'
import type { Shown } from './data.ts'

export type View = 'side' | 'overlay' | 'slider' | 'diff'
export type Zoom = 'change' | 'fit' | 'one' | 'four'

/** A change, and the part of its picture that is shown. Without a part, the whole picture is shown. */
type Drawn = Shown & { crop?: Box }

const percent = (part: number, of: number) => `${(part / of) * 100}%`

const element = (tag: string, className = '', text = '') => {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

function image(source: string, words: string, width: number, className = '') {
  const made = document.createElement('img')
  Object.assign(made, { src: source, alt: words, className })
  made.style.setProperty('--width', String(width))
  return made
}

/** Returns a frame around all changed pixels, in shares of the picture, so that it fits at every zoom. */
function box({ box: at, width, height }: Shown): HTMLElement[] {
  if (!at) return []
  const made = element('div', 'box')
  made.style.insetInlineStart = percent(at.x, width)
  made.style.insetBlockStart = percent(at.y, height)
  made.style.inlineSize = percent(at.width, width)
  made.style.blockSize = percent(at.height, height)
  return [made]
}

/**
 * Returns a frame with the size of the taller picture, so that both pictures and the box have the same position in it. A crop is a window
 * in front of the whole picture, enlarged at most four times.
 */
function framed({ width, height, crop }: Drawn, ...inside: Node[]) {
  const made = element('div', 'picture')
  const shown = crop ?? { x: 0, y: 0, width, height }
  made.style.aspectRatio = `${shown.width} / ${shown.height}`
  if (!crop) {
    made.append(...inside)
    return made
  }
  made.classList.add('cropped')
  made.style.setProperty('--width', String(crop.width))
  const film = element('div', 'film')
  film.style.inlineSize = percent(width, crop.width)
  film.style.blockSize = percent(height, crop.height)
  film.style.insetInlineStart = percent(-crop.x, crop.width)
  film.style.insetBlockStart = percent(-crop.y, crop.height)
  film.append(...inside)
  made.append(film)
  return made
}

function figure(caption: string, inside: Node) {
  const made = element('figure')
  made.append(element('figcaption', '', caption), inside)
  return made
}

function range(words: string, value: number, onInput: (share: number) => void) {
  const label = element('label', 'range', words)
  const input = document.createElement('input')
  Object.assign(input, { type: 'range', min: '0', max: '100', value: String(value) })
  input.addEventListener('input', () => onInput(input.valueAsNumber))
  label.append(input)
  onInput(value)
  return label
}

/** Returns both pictures on top of each other; a range input sets how much of the later one is visible. */
function layered(change: Drawn, words: string, show: (over: HTMLElement, seam: HTMLElement, share: number) => void) {
  const over = image(change.here ?? '', 'Now', change.width, 'over')
  const seam = element('div', 'seam')
  const frame = framed(change, image(change.base ?? '', 'Before', change.width), over, seam, ...box(change))
  const made = element('div')
  made.append(
    range(words, 50, (share) => show(over, seam, share)),
    frame,
  )
  return made
}

const drawings: Readonly<Record<View, (change: Drawn) => HTMLElement>> = {
  side(change) {
    const pair = element('div', 'pair')
    if (change.base)
      pair.append(figure('Before', framed(change, image(change.base, `${change.name} before`, change.width), ...box(change))))
    if (change.here) pair.append(figure('Now', framed(change, image(change.here, `${change.name} now`, change.width), ...box(change))))
    return pair
  },
  overlay: (change) =>
    layered(change, 'Before … now', (over, seam, share) => {
      seam.hidden = true
      over.style.opacity = String(share / 100)
    }),
  slider: (change) =>
    layered(change, 'Before | now', (over, seam, share) => {
      const { x, width } = change.crop ?? { x: 0, width: change.width }
      const at = percent(x + (width * share) / 100, change.width)
      over.style.clipPath = `inset(0 0 0 ${at})`
      seam.style.insetInlineStart = at
    }),
  diff: (change) =>
    framed(change, image(change.marked ?? '', 'Every pixel that changed, marked over the picture before', change.width), ...box(change)),
}

export const drawStage = (change: Shown, view: View, zoom: Zoom): HTMLElement =>
  drawings[view](zoom === 'change' && change.box ? { ...change, crop: cropOf(change.box, change) } : change)
