import { nextVariant } from '../acceptances.ts'
import { readAccepted } from './accepted.ts'
import { causeChoice } from './cause-choice.ts'
import { factsOf } from './change-facts.ts'
import { causesView } from './causes.ts'
import type { ReportData, Shown } from './data.ts'
import { acceptedTogether, componentOf, everything, matchesFilter, sizeNames, sizes, stepped, type Filter } from './filter.ts'
import { find, make } from './dom.ts'
import { drawHeader, openSaid } from './header.ts'
import { canSave, saving } from './saving.ts'
import { scrollToChange } from './scroll.ts'
import { drawStage, type View, type Zoom } from './stage.ts'
import { drawTreeOf, treesView } from './trees.ts'

/* The report's page: a list of changes, one change at a time beside it, and a decision for each. */

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as ReportData
const signs = { new: '+', removed: '−', changed: '≠' } as const

let filter: Filter = { ...everything, state: 'open' }
let current = 0
let view: View = 'side'
let zoom: Zoom = 'change'
const selected = new Set<number>()
const choice = causeChoice(data, () => narrow({}))

const list = find('.list', HTMLElement)
const stage = find('.stage', HTMLElement)
const note = find('#note', HTMLTextAreaElement)
const say = (words: string) => (find('#said', HTMLElement).textContent = words)
const amount = ({ kind, pixels }: Shown) => (kind === 'changed' ? `${pixels.toLocaleString('en')} px` : kind)
const shown = () => data.changes.flatMap((change, index) => (matchesFilter(change, filter) && choice.has(index) ? [index] : []))

function drawList() {
  const indexes = shown()
  const groups = Map.groupBy(indexes, (index) => componentOf(data.changes[index] ?? { title: '' }))
  list.replaceChildren(
    ...[...groups].map(([component, those]) =>
      make(
        'section',
        {},
        make('h2', { textContent: component }),
        make('ol', {}, ...those.map((index) => make('li', { className: 'row' }, tick(index), row(index)))),
      ),
    ),
  )
  const open = data.changes.filter((change) => change.note === undefined).length
  find('.count', HTMLElement).textContent = `${indexes.length} of ${data.changes.length} shown, ${open} not accepted`
  drawSelection()
  find('#open', HTMLElement).textContent = openSaid(data)
}

const together = () => acceptedTogether(shown(), selected, (index) => data.changes[index]?.note !== undefined)

/** Shows the selected changes, and how many changes one common reason would accept. */
function drawSelection() {
  const indexes = shown()
  const chosen = indexes.filter((index) => selected.has(index)).length
  const every = find('#every', HTMLInputElement)
  every.checked = chosen > 0 && chosen === indexes.length
  every.indeterminate = chosen > 0 && chosen < indexes.length
  const count = together().length
  const several = find('#several', HTMLButtonElement)
  several.textContent = chosen > 0 ? `Accept ${chosen} selected` : `Accept all ${count} shown`
  several.hidden = count === 0
}

function choosing(index: number, isSelected: boolean) {
  if (isSelected) selected.add(index)
  else selected.delete(index)
  drawSelection()
}

function tick(index: number) {
  const change = data.changes[index]
  const [label, box] = [document.createElement('label'), document.createElement('input')]
  box.type = 'checkbox'
  box.checked = selected.has(index)
  box.ariaLabel = change ? `Select ${change.name}, ${change.mode}` : ''
  box.addEventListener('change', () => choosing(index, box.checked))
  label.append(box)
  return label
}

function row(index: number) {
  const change = data.changes[index]
  if (!change) return ''
  const button = make(
    'button',
    { className: 'change', type: 'button', onclick: () => choose(index) },
    make('span', { className: 'sign', textContent: signs[change.kind], ariaHidden: 'true' }),
    make('span', { className: 'name', textContent: change.name, title: change.name }),
    make('span', {
      className: change.note === undefined ? 'amount' : 'amount done',
      textContent: change.note === undefined ? amount(change) : 'accepted',
    }),
    make('span', { className: 'mode', textContent: change.mode.replaceAll('-', ' · ') }),
  )
  button.querySelector('.sign')?.setAttribute('data-kind', change.kind)
  button.setAttribute('aria-current', String(index === current))
  return button
}

function drawChange() {
  const change = data.changes[current]
  const isThere = change !== undefined && shown().includes(current)
  find('.review', HTMLElement).hidden = !isThere
  find('.nothing', HTMLElement).hidden = isThere
  if (!change || !isThere) return
  find('#title', HTMLElement).textContent = `${change.title.replaceAll('/', ' › ')} › ${change.name}`
  find('.facts', HTMLElement).replaceChildren(...factsOf(change, data.accepted))
  drawTreeOf(change, data.trees)
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="view"]')) {
    input.disabled = change.kind !== 'changed' && input.value !== 'side'
    input.checked = input.value === (change.kind === 'changed' ? view : 'side')
  }
  stage.dataset['zoom'] = zoom
  stage.replaceChildren(drawStage(change, change.kind === 'changed' ? view : 'side', zoom))
  scrollToChange(stage, change)
  note.value = change.note ?? ''
  find('#undo', HTMLButtonElement).hidden = change.note === undefined
  find('#variant', HTMLButtonElement).hidden = change.note !== undefined || nextVariant(data.accepted, change) === undefined
}

function draw() {
  drawList()
  drawChange()
}

function choose(index: number) {
  current = index
  draw()
  list.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
  const change = data.changes[index]
  if (change) say(`${change.title} ${change.name}, ${change.mode}, ${amount(change)}`)
}

const save = saving(data, say)

/** Accepts the current change with a reason; `undefined` withdraws the acceptance. Goes on to the next open change. */
function decide(words: string | undefined, variant = data.changes[current]?.variant) {
  const change = data.changes[current]
  if (!change) return
  const before = shown()
  delete change.note
  delete change.variant
  if (words !== undefined) Object.assign(change, { note: words, ...(variant !== undefined && { variant }) })
  const after = words === undefined ? current : stepped(before, current, 1)
  void save()
  choose(shown().includes(after) ? after : (shown()[0] ?? current))
}

/** Accepts the current change as a variant beside the accepted picture. Needs a reason, which says later why both are valid. */
function decideVariant() {
  const change = data.changes[current]
  const words = note.value.trim()
  const variant = change && nextVariant(data.accepted, change)
  if (variant === undefined) return
  if (words !== '') return decide(words, variant)
  note.focus()
  say('Write why both pictures are valid.')
}

/** Accepts several changes with one reason. Without a reason nobody could tell later why so many were accepted. */
function decideTogether() {
  const words = note.value.trim()
  const indexes = together()
  if (words === '') {
    note.focus()
    say('Write why these changes are wanted.')
    return
  }
  for (const index of indexes) {
    const change = data.changes[index]
    if (change) change.note = words
  }
  selected.clear()
  void save()
  choose(shown().includes(current) ? current : (shown()[0] ?? current))
}

function fill(id: string, options: readonly (readonly [value: string, words: string])[]) {
  const select = find(`#${id}`, HTMLSelectElement)
  select.append(...options.map(([value, words]) => make('option', { value, textContent: words })))
  select.value = filter[id as keyof Filter]
}
const names = (of: (change: Shown) => string) => [...new Set(data.changes.map(of))].toSorted().map((name) => [name, name] as const)
fill('component', [['', 'All'], ...names(componentOf)])
fill('mode', [['', 'All'], ...names(({ mode }) => mode)])
fill('kind', [['', 'All'], ...names(({ kind }) => kind)])
fill('size', [['', 'Any'], ...sizeNames.map((name) => [name, sizes[name].words] as const)])
fill('state', [
  ['', 'All'],
  ['open', 'Not accepted'],
  ['accepted', 'Accepted'],
])

function narrow(part: Partial<Filter>) {
  filter = { ...filter, ...part }
  const indexes = shown()
  choose(indexes.includes(current) ? current : (indexes[0] ?? current))
}
for (const id of ['component', 'mode', 'kind', 'size', 'state'] as const)
  find(`#${id}`, HTMLSelectElement).addEventListener('change', (event) => narrow({ [id]: (event.target as HTMLSelectElement).value }))
find('#words', HTMLInputElement).addEventListener('input', (event) => narrow({ words: (event.target as HTMLInputElement).value }))

const setView = (next: View) => ((view = next), drawChange())
const setZoom = (next: Zoom) => ((zoom = next), drawChange())
for (const input of document.querySelectorAll<HTMLInputElement>('input[name="view"]'))
  input.addEventListener('change', () => setView(input.value as View))
for (const input of document.querySelectorAll<HTMLInputElement>('input[name="zoom"]'))
  input.addEventListener('change', () => setZoom(input.value as Zoom))
find('#accept', HTMLButtonElement).addEventListener('click', () => decide(note.value.trim()))
find('#several', HTMLButtonElement).addEventListener('click', decideTogether)
find('#every', HTMLInputElement).addEventListener('change', ({ target }) => {
  for (const index of shown())
    if ((target as HTMLInputElement).checked) selected.add(index)
    else selected.delete(index)
  drawList()
})
find('#variant', HTMLButtonElement).addEventListener('click', decideVariant)
find('#undo', HTMLButtonElement).addEventListener('click', () => decide(undefined))
note.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') note.blur()
  if (event.key !== 'Enter' || event.shiftKey) return
  event.preventDefault()
  if (event.ctrlKey || event.metaKey) decideTogether()
  else decide(note.value.trim())
  note.blur()
})

const zooms: readonly Zoom[] = ['change', 'fit', 'one', 'four']
const views: readonly View[] = ['side', 'overlay', 'slider', 'diff']
const step = (by: 1 | -1) => choose(stepped(shown(), current, by))
const check = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
  if (input && !input.disabled) input.click()
}
const keys: Readonly<Record<string, () => void>> = {
  j: () => step(1),
  k: () => step(-1),
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  a: () => note.focus(),
  u: () => decide(undefined),
  v: () => find('#variant', HTMLButtonElement).click(),
  x() {
    choosing(current, !selected.has(current))
    drawList()
  },
  z: () => check('zoom', zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? 'change'),
  b: () => stage.classList.toggle('boxless'),
  '/': () => find('#words', HTMLInputElement).focus(),
  ...Object.fromEntries(views.map((name, index) => [String(index + 1), () => check('view', name)])),
}
document.addEventListener('keydown', (event) => {
  if (document.body.dataset['view'] === 'causes') return
  const isTyping = event.target instanceof Element && event.target.matches('textarea, select, input[type="search"], input[type="range"]')
  const isRadio = event.target instanceof Element && event.target.matches('input[type="radio"]') && event.key.startsWith('Arrow')
  if (isTyping || isRadio || event.ctrlKey || event.metaKey || event.altKey) return
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  act()
})

drawHeader(data)

/** Shows the pictures of a cause or of a component, accepted ones too. */
function see({ cause, component = '' }: { cause?: number; component?: string }) {
  document.body.dataset['view'] = 'pictures'
  filter = { ...everything, component }
  for (const [id, value] of Object.entries(filter)) {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)
    if (field) field.value = value
  }
  choice.take(cause)
  find('#back', HTMLButtonElement).focus()
}
const causes = causesView(data, { save: () => void save(), see, say })
const trees = treesView(data, { save: () => void save(), say })
const hasCards = data.causes.length > 0 || data.trees.length > 0
const back = find('#back', HTMLButtonElement)
back.hidden = !hasCards
back.addEventListener('click', () => {
  document.body.dataset['view'] = 'causes'
  causes.draw()
  trees.draw()
  find('#to-pictures', HTMLButtonElement).focus()
})

void (canSave ? readAccepted(data) : Promise.resolve()).finally(() => {
  if (data.changes.every((change) => change.note !== undefined)) {
    filter = everything
    find('#state', HTMLSelectElement).value = ''
  }
  if (hasCards) document.body.dataset['view'] = 'causes'
  causes.draw()
  trees.draw()
  choose(shown()[0] ?? 0)
})
