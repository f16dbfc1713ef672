import type { Group } from '../causes/cause.ts'
import type { Shown } from './data.ts'
import { make } from './dom.ts'
import { overlap, thumbOf } from './thumb.ts'

/** Returns a small picture of one side of a change. */
export function thumb(words: string, file: string | undefined, change: Shown, group: Group) {
  const figure = make('figure', {}, make('div', { className: 'thumb' }), make('figcaption', { textContent: words }))
  const frame = figure.firstElementChild
  if (file === undefined || !frame) return figure
  const { width, height, box } = change
  const changed = box ?? { x: 0, y: 0, width, height }
  const part = thumbOf((group.box && overlap(group.box, changed)) ?? changed, { width, height })
  const image = make('img', { src: file, alt: `${change.name}, ${words.toLowerCase()}`, loading: 'lazy' })
  image.style.inlineSize = `${(width / part.width) * 100}%`
  image.style.insetInlineStart = `${(-part.x / part.width) * 100}%`
  image.style.insetBlockStart = `${(-part.y / part.height) * 100}%`
  frame.append(image)
  return figure
}
