import { find, make } from '../../report/dom.ts'
import type { ShownMatrix, StatesData } from './data.ts'

/* The view of states: one matrix at a time, with marks at the cells that changed or need a look. */

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as StatesData
const groups = [...Map.groupBy(data.matrices, ({ id }) => id).values()]
const marksOf = (those: readonly ShownMatrix[]) => new Set(those.flatMap(({ marks }) => marks.map(({ name }) => name)))
let current = Math.max(
  0,
  groups.findIndex((those) => marksOf(those).size > 0),
)
let mode = ''

const words = { changed: 'changed', gap: 'looks like rest' } as const

function picture({ file, width, height, component, marks }: ShownMatrix): HTMLElement {
  const image = document.createElement('img')
  Object.assign(image, { src: file, width, height, alt: `Every state of ${component}` })
  const boxes = marks.map(({ kind, box }) => {
    const mark = make('div', { className: `mark ${kind}` }, make('span', { textContent: words[kind] }))
    Object.assign(mark.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` })
    return mark
  })
  return make('div', { className: 'picture', dir: 'ltr' }, image, ...boxes)
}

function drawModes(those: readonly ShownMatrix[]) {
  const legend = find('#modes legend', HTMLElement)
  const labels = those.map((one) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'radio', name: 'mode', value: one.mode, checked: one.mode === mode })
    input.addEventListener('change', () => {
      mode = one.mode
      draw()
    })
    return make('label', {}, input, one.mode.replaceAll('-', ' · '))
  })
  find('#modes', HTMLElement).replaceChildren(legend, ...labels)
}

function draw() {
  const those = groups[current] ?? []
  const matrix = those.find((one) => one.mode === mode) ?? those.find(({ marks }) => marks.length > 0) ?? those[0]
  mode = matrix?.mode ?? ''
  for (const [index, button] of document.querySelectorAll('#list button').entries())
    button.setAttribute('aria-current', String(index === current))
  find('#name', HTMLElement).textContent = matrix ? `${matrix.component}, every state` : 'No matrix was photographed'
  find('#about', HTMLElement).textContent = matrix
    ? `${matrix.rows} × ${matrix.columns} states, made from its props; the camera sets those of pointer and keyboard.`
    : ''
  drawModes(those)
  find('#matrix', HTMLElement).replaceChildren(...(matrix ? [picture(matrix)] : []))
  find('#marks', HTMLElement).replaceChildren(
    ...(matrix?.marks ?? []).map(({ name, kind }) => make('li', { textContent: `${name}: ${words[kind]}` })),
  )
  const all = those.reduce((sum, { rows, columns }) => sum + rows * columns, 0)
  const marked = those.reduce((sum, { marks }) => sum + marks.length, 0)
  const since = data.base === undefined ? 'differ from rest where they have to' : `are as in ${data.base}`
  find('#sum', HTMLElement).textContent = `${all - marked} of ${all} ${since}, in ${those.length} modes`
}

find('#list', HTMLElement).append(
  ...groups.map((those, index) => {
    const count = marksOf(those).size
    const button = make('button', { type: 'button' }, make('span', { textContent: those[0]?.component ?? '' }))
    if (count > 0) button.append(make('b', { textContent: String(count) }))
    button.addEventListener('click', () => {
      current = index
      draw()
    })
    return make('li', {}, button)
  }),
)
draw()
