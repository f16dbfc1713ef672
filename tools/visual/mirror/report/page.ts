import type { Rect } from '../half.ts'
import type { MirrorData, ShownFault, ShownStory } from './data.ts'

/* The page of the mirror proof: stories with faults, both halves of one laid over each other, and its faults. */

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as MirrorData

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`)
  return found
}
function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '', ...children: (Node | string)[]) {
  const element = Object.assign(document.createElement(tag), { className })
  element.append(...children)
  return element
}
const space = 'http://www.w3.org/2000/svg'
function draw(tag: string, values: Readonly<Record<string, string | number>>, text = '') {
  const element = document.createElementNS(space, tag)
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value))
  element.textContent = text
  return element
}

let current = 0
let chosen = 1
let view: 'overlay' | 'side' = 'overlay'

const counted = (count: number, one: string, many = `${one}s`) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`
const rect = ({ left, right, top, bottom }: Rect, className: string) =>
  draw('rect', { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top), rx: 3, class: className })

/** The distance between both boxes, written below them. */
function distance({ english, arabic, off }: ShownFault): Element[] {
  if (!english || !arabic || off === undefined) return []
  const [from, to] = [english.left, arabic.left].toSorted((one, other) => one - other)
  const y = Math.max(english.bottom, arabic.bottom) + 3
  if (from === undefined || to === undefined || to - from < 0.5) return []
  return [
    draw('path', { d: `M${from} ${y}v4H${to}v-4`, class: 'dim' }),
    draw('text', { x: (from + to) / 2, y: y + 17, class: 'off' }, `${off} px`),
  ]
}

function drawFault(fault: ShownFault): Element[] {
  const { english, arabic, number, isDrawing } = fault
  const at = english ?? arabic
  if (!at) return []
  const mark = draw('g', { class: number === chosen ? 'mark on' : 'mark' })
  mark.append(draw('circle', { cx: at.left, cy: at.top, r: 9 }), draw('text', { x: at.left, y: at.top + 4 }, String(number)))
  return [
    ...(english ? [rect(english, isDrawing ? 'bad' : 'en')] : []),
    ...(arabic && !isDrawing ? [rect(arabic, 'ar')] : []),
    ...distance(fault),
    mark,
  ]
}

/** The part of the page that has something to see, and the largest size at which it is drawn. */
function seenPart({ boxes, faults, width, height }: ShownStory) {
  const all = [...boxes, ...faults.flatMap(({ english, arabic }) => [english, arabic].filter((each) => each !== undefined))]
  if (all.length === 0) return { view: `0 0 ${width} ${height}`, widest: width }
  const edge = 24
  const [left, top] = [Math.min(...all.map((each) => each.left)) - edge, Math.min(...all.map((each) => each.top)) - edge]
  const [right, bottom] = [Math.max(...all.map((each) => each.right)) + edge, Math.max(...all.map((each) => each.bottom)) + edge]
  return { view: `${left} ${top} ${right - left} ${bottom - top}`, widest: (right - left) * 1.5 }
}

function overlay(story: ShownStory): Element {
  const { boxes, lines, faults } = story
  const { view: viewBox, widest } = seenPart(story)
  const svg = draw('svg', {
    viewBox,
    style: `max-inline-size: ${widest}px`,
    role: 'img',
    'aria-label': 'English and mirrored Arabic, laid over each other',
  })
  const hatch = draw('pattern', { id: 'hatch', width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' })
  hatch.append(draw('rect', { width: 2, height: 6, class: 'stripe' }))
  svg.append(hatch, ...lines.map((line) => rect(line, 'words')), ...boxes.map((box) => rect(box, 'ok')), ...faults.flatMap(drawFault))
  return svg
}

/** A picture with the faults marked on it; in the Arabic picture they are mirrored back. */
function half(story: ShownStory, words: string, picture: string, isArabic: boolean): Element {
  const { width, height, faults } = story
  const svg = draw('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `${words} page` })
  svg.append(draw('image', { href: picture, width }))
  for (const fault of faults) {
    const box = isArabic ? fault.arabic : fault.english
    if (!box) continue
    const at = isArabic ? { ...box, left: width - box.right, right: width - box.left } : box
    const mark = draw('g', { class: 'mark' })
    mark.append(draw('circle', { cx: at.left, cy: at.top, r: 9 }), draw('text', { x: at.left, y: at.top + 4 }, String(fault.number)))
    svg.append(rect(at, 'en'), mark)
  }
  return make('figure', '', make('figcaption', '', words), svg)
}

function card(fault: ShownFault): HTMLElement {
  const inside = [
    make('strong', '', fault.said),
    ...(fault.wrong === undefined ? [] : [make('del', '', fault.wrong)]),
    ...(fault.instead === undefined ? [] : [make('ins', '', fault.instead)]),
    ...(fault.where === '' ? [] : [make('span', 'muted', fault.where)]),
  ]
  const button = make(
    'button',
    fault.number === chosen ? 'on' : '',
    make('b', 'number', String(fault.number)),
    make('span', 'said', ...inside),
  )
  button.type = 'button'
  button.addEventListener('click', () => {
    chosen = fault.number
    drawStory()
  })
  return make('li', '', button)
}

function drawStory() {
  const story = data.stories[current]
  for (const [index, link] of document.querySelectorAll('#list button').entries())
    link.setAttribute('aria-current', String(index === current))
  find('#name', HTMLElement).textContent = story ? `${story.title.split('/').at(-1)}, ${story.name} (${story.size})` : 'Everything mirrors'
  find('#about', HTMLElement).textContent = story
    ? 'Laid over each other: English, and Arabic mirrored. Words are replaced by the same bars in both.'
    : 'No story has a fault.'
  const side = story?.pictures
    ? [half(story, 'English', story.pictures.english, false), half(story, 'Arabic', story.pictures.arabic, true)]
    : []
  find('#drawing', HTMLElement).replaceChildren(...(story ? (view === 'overlay' ? [overlay(story)] : [make('div', 'sides', ...side)]) : []))
  find('#pair', HTMLElement).replaceChildren(...(view === 'overlay' ? side : []))
  find('#count', HTMLElement).textContent = counted(story?.faults.length ?? 0, 'fault')
  find('#faults', HTMLElement).replaceChildren(...(story?.faults.map(card) ?? []))
}

const faults = data.stories.reduce((sum, story) => sum + story.faults.length, 0)
find('#sum', HTMLElement).textContent = [
  `${counted(data.compared, 'story', 'stories')}, English against mirrored Arabic, in ${Math.round(data.seconds)} s.`,
  `${data.right.length.toLocaleString('en')} mirror, ${data.stories.length.toLocaleString('en')} don’t: ${counted(faults, 'fault')}.`,
].join(' ')
find('#rest', HTMLElement).textContent = `${data.right.length.toLocaleString('en')} ${data.stories.length > 0 ? 'more ' : ''}mirror.`
if (data.failed.length > 0) {
  const failed = find('#failed', HTMLDetailsElement)
  failed.hidden = false
  failed.querySelector('summary')?.append(`${counted(data.failed.length, 'story', 'stories')} could not be compared`)
  failed.querySelector('ul')?.append(...data.failed.map((line) => make('li', '', line)))
}
find('#list', HTMLElement).append(
  ...data.stories.map((story, index) => {
    const button = make(
      'button',
      '',
      make('span', '', `${story.title.split('/').at(-1)}, ${story.name}`),
      make('b', 'count', String(story.faults.length)),
    )
    button.type = 'button'
    button.addEventListener('click', () => {
      current = index
      chosen = 1
      drawStory()
    })
    return make('li', '', button)
  }),
)
const { boxes, drawings, paints, scrolls, stops, keys, fixed } = data.looked
for (const [words, count] of [
  ['Boxes', boxes],
  ['Drawings', drawings],
  ['Shadows, gradients and transforms', paints],
  ['Scroll positions', scrolls],
  ['Stops of the keyboard', stops],
  ['Arrow keys and swipes', keys],
  ['Declared as fixed', fixed],
] as const)
  find('#looked', HTMLElement).append(make('div', '', make('dt', '', words), make('dd', '', count.toLocaleString('en'))))
for (const input of document.querySelectorAll<HTMLInputElement>('input[name="view"]'))
  input.addEventListener('change', () => {
    view = input.value === 'side' ? 'side' : 'overlay'
    drawStory()
  })
drawStory()
