import type { Group } from '../causes/cause.ts'
import { causesOfPictures, reasonOf, stateOf, type Decided, type StateOfCause } from '../causes/decide.ts'
import { counted, kindWords, namesSaid, valuesSaid } from '../causes/said.ts'
import { factsOf } from './cause-facts.ts'
import { drawHead, drawRail, type See } from './causes-head.ts'
import type { ReportData } from './data.ts'
import { keepDecisions, storedDecisions } from './decisions.ts'
import { find, icon, make } from './dom.ts'
import { thumb } from './thumb-picture.ts'

/* The first view of the report: one card for each cause, which is accepted once for all its pictures. */

type Acts = {
  save: () => void
  see: See
  say: (words: string) => void
}

const icons: Readonly<Record<Group['kind'], string>> = {
  token: 'ruler',
  rule: 'palette',
  text: 'languages',
  structure: 'list-tree',
  picture: 'image',
  story: 'layers',
  unknown: 'unknown',
}

const bdi = (text: string) => make('bdi', { textContent: text })

const timeNow = () => new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Prepares the view of causes. `draw` shows the present decisions. */
export function causesView(data: ReportData, { save, see, say }: Acts): { draw: () => void } {
  const { causes, changes } = data
  const causesOf = causesOfPictures(causes)
  const decisions = storedDecisions(data)
  const picturesOf = ({ pictures }: Group) => pictures.flatMap((index) => changes[index] ?? [])
  const stateAt = (index: number): StateOfCause => {
    const group = causes[index]
    const isEvery = group !== undefined && picturesOf(group).every(({ note }) => note !== undefined)
    return stateOf(isEvery, decisions.get(index))
  }
  const decide = (index: number, decided: Decided | undefined) => {
    const group = causes[index]
    if (!group) return
    const [before, state] = [decisions.get(index), stateAt(index)]
    const given = new Map(group.pictures.map((picture) => [picture, reasonOf(causesOf.get(picture) ?? [], decisions)]))
    if (decided) decisions.set(index, decided)
    else decisions.delete(index)
    for (const picture of group.pictures) {
      const change = changes[picture]
      const reason = reasonOf(causesOf.get(picture) ?? [], decisions)
      // If a decision is undone, only the acceptances that came from it are removed.
      const isTaken =
        decided?.is === 'refused' || (state === 'accepted' && before?.is !== 'accepted') || change?.note === given.get(picture)
      if (!change) continue
      if (reason !== undefined) change.note ??= reason
      else if (isTaken) {
        delete change.note
        delete change.variant
      }
    }
    keepDecisions(data, decisions)
    save()
    draw()
    find(`#cause-${index} .foot :is(input, button)`, HTMLElement).focus()
  }
  const seeAll = (index: number, group: Group) =>
    make('button', {
      type: 'button',
      className: 'plain all',
      textContent: `See all ${group.pictures.length.toLocaleString('en')}`,
      ariaLabel: `See all ${counted(group.pictures.length, 'picture')} of ${group.name}`,
      onclick: () => see({ cause: index }),
    })

  function openFoot(index: number, group: Group): HTMLElement[] {
    const reason = document.createElement('input')
    Object.assign(reason, { type: 'text', placeholder: 'Reason, for the log', ariaLabel: `Reason for ${group.name}` })
    const accept = () => {
      const words = reason.value.trim()
      if (words !== '') return decide(index, { is: 'accepted', reason: words, at: timeNow() })
      reason.focus()
      say('Write why this change is wanted.')
    }
    reason.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      // Without this the key would also press the button that gets the focus.
      event.preventDefault()
      accept()
    })
    return [
      reason,
      make('button', { type: 'button', className: 'primary', textContent: 'Accept once', onclick: accept }),
      make('button', {
        type: 'button',
        className: 'outlined',
        textContent: 'Refuse',
        onclick: () => decide(index, { is: 'refused', reason: '', at: timeNow() }),
      }),
    ]
  }

  function decidedFoot(index: number, group: Group, state: Exclude<StateOfCause, 'open'>): HTMLElement[] {
    const decided = decisions.get(index)
    const at = decided ? ` at ${decided.at}` : ''
    const notes = [...new Set(picturesOf(group).flatMap(({ note }) => note ?? []))]
    const waiting = picturesOf(group).filter(({ note }) => note === undefined).length
    const words = {
      refused: `Refused${at}. The build stays red.`,
      waiting: `Accepted${at}. ${counted(waiting, 'picture')} also ${waiting === 1 ? 'has' : 'have'} another cause, which is not accepted.`,
      accepted: `Accepted${decided?.is === 'accepted' ? at : ''}: “${decided?.reason || namesSaid(notes)}”`,
    }[state]
    return [
      make('p', { className: `said ${state}` }, icon(state === 'refused' ? 'x' : 'check'), words),
      make('button', {
        type: 'button',
        className: 'plain',
        textContent: 'Undo',
        ariaLabel: `Undo the decision about ${group.name}`,
        onclick: () => decide(index, undefined),
      }),
    ]
  }

  function card(group: Group, index: number) {
    const state = stateAt(index)
    const clearest = changes[group.clearest]
    const [was, is] = valuesSaid(group)
    const values = make(
      'span',
      { className: 'values' },
      ...(was === '' ? [] : [make('del', {}, bdi(was)), ' ', icon('arrow-right')]),
      ...(is === '' ? [] : [make('ins', {}, bdi(is))]),
    )
    const kind = [kindWords[group.kind], group.property].filter(Boolean).join(' · ')
    const sides =
      clearest?.kind === 'changed'
        ? ([
            ['Before', clearest.base],
            ['Now', clearest.here],
            ['Difference', clearest.marked],
          ] as const)
        : ([
            ['Before', clearest?.base],
            ['Now', clearest?.here],
          ] as const)
    const made = make(
      'li',
      { className: `card ${state}`, id: `cause-${index}` },
      make(
        'div',
        { className: 'title' },
        make('span', { className: 'tile' }, icon(group.name.startsWith('colour.') ? 'palette' : icons[group.kind])),
        make('div', {}, make('p', { className: 'small', textContent: kind }), make('h2', {}, bdi(group.name), ' ', values)),
        make(
          'p',
          { className: 'amount' },
          make('b', { textContent: group.pictures.length.toLocaleString('en') }),
          group.pictures.length === 1 ? 'picture' : 'pictures',
        ),
      ),
      make(
        'div',
        { className: 'body' },
        make(
          'div',
          { className: 'trio' },
          ...(clearest ? sides.filter(([, file]) => file !== undefined).map(([words, file]) => thumb(words, file, clearest, group)) : []),
        ),
        make(
          'dl',
          { className: 'about' },
          ...factsOf(group, changes).flatMap(([name, value]) => [make('dt', { textContent: name }), make('dd', { textContent: value })]),
        ),
      ),
      make(
        'div',
        { className: 'foot' },
        ...(state === 'open' ? openFoot(index, group) : decidedFoot(index, group, state)),
        seeAll(index, group),
      ),
    )
    made.dataset['kind'] = group.kind
    return made
  }

  function draw() {
    drawHead(data)
    drawRail(data, causes.filter((_, index) => stateAt(index) !== 'accepted').length, see)
    find('#cards', HTMLElement).replaceChildren(...causes.map(card))
  }

  find('#to-pictures', HTMLButtonElement).addEventListener('click', () => see({}))
  find('#left-out', HTMLButtonElement).addEventListener('click', () => {
    see({})
    find('#troubles', HTMLDetailsElement).open = true
  })
  return { draw }
}
