import { linesSaid, treeGroups, type ShownTree } from '../access/tree-groups.ts'
import { counted } from '../causes/said.ts'
import type { ReportData, Shown } from './data.ts'
import { find, icon, make } from './dom.ts'
import { treeLines } from './tree-lines.ts'

/* Below the causes: one card for each change of accessibility trees, which is accepted once for all trees that have it. */

type Acts = { save: () => void; say: (words: string) => void }

const placeSaid = ({ title, name, mode }: ShownTree) => `${title.replaceAll('/', ' › ')} › ${name}, ${mode.replaceAll('-', ' · ')}`

/** Shows in the view of pictures how the tree of the same story changed. */
export function drawTreeOf({ story, mode }: Shown, trees: readonly ShownTree[]): void {
  const tree = trees.find((one) => one.story === story && one.mode === mode)
  const details = find('#tree-of', HTMLDetailsElement)
  details.hidden = tree === undefined
  if (!tree) return
  const words = `Accessibility tree: ${linesSaid(tree.lines)}${tree.note === undefined ? ', not accepted' : ''}`
  details.replaceChildren(make('summary', { textContent: words }), treeLines(tree.lines, 'Changed lines of the accessibility tree'))
}

/** Prepares the cards of changed trees. `draw` shows their present state. */
export function treesView({ trees }: ReportData, { save, say }: Acts): { draw: () => void } {
  const groups = treeGroups(trees).map((places) => places.flatMap((place) => trees[place] ?? []))

  function decide(index: number, note: string | undefined) {
    for (const tree of groups[index] ?? []) {
      if (note === undefined) delete tree.note
      else tree.note ??= note
    }
    save()
    draw()
    find(`#tree-${index} .foot :is(input, button)`, HTMLElement).focus()
  }

  function openFoot(index: number, words: string): HTMLElement[] {
    const reason = document.createElement('input')
    Object.assign(reason, { type: 'text', placeholder: 'Reason, for the log', ariaLabel: `Reason for ${words}` })
    const accept = () => {
      const note = reason.value.trim()
      if (note !== '') return decide(index, note)
      reason.focus()
      say('Write why this change is wanted.')
    }
    reason.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      accept()
    })
    return [reason, make('button', { type: 'button', className: 'primary', textContent: 'Accept once', onclick: accept })]
  }

  const decidedFoot = (index: number, words: string, notes: readonly string[]): HTMLElement[] => [
    make('p', { className: 'said accepted' }, icon('check'), `Accepted: “${notes.join('; ')}”`),
    make('button', {
      type: 'button',
      className: 'plain',
      textContent: 'Undo',
      ariaLabel: `Undo the decision about ${words}`,
      onclick: () => decide(index, undefined),
    }),
  ]

  function card(those: readonly ShownTree[], index: number) {
    const [first] = those
    if (!first) return ''
    const words = placeSaid(first)
    const isOpen = those.some(({ note }) => note === undefined)
    const notes = [...new Set(those.flatMap(({ note }) => note ?? []))]
    const picture = make('img', { src: first.picture, alt: `${first.name} now`, loading: 'lazy' })
    return make(
      'li',
      { className: `card ${isOpen ? 'open' : 'accepted'}`, id: `tree-${index}` },
      make(
        'div',
        { className: 'title' },
        make('span', { className: 'tile' }, icon('list-tree')),
        make('div', {}, make('p', { className: 'small', textContent: linesSaid(first.lines) }), make('h3', { textContent: words })),
        make(
          'p',
          { className: 'amount' },
          make('b', { textContent: those.length.toLocaleString('en') }),
          those.length === 1 ? 'tree' : 'trees',
        ),
      ),
      make(
        'div',
        { className: 'read' },
        make('a', { className: 'seen', href: first.picture }, picture),
        treeLines(first.lines, `Changed lines of ${words}`),
      ),
      make(
        'ul',
        { className: 'small places' },
        ...those.map((tree) =>
          make(
            'li',
            {},
            those.length > 1 ? `${placeSaid(tree)}: ` : '',
            make('a', { href: tree.before, textContent: 'tree before', ariaLabel: `Tree before, ${placeSaid(tree)}` }),
            ', ',
            make('a', { href: tree.now, textContent: 'tree now', ariaLabel: `Tree now, ${placeSaid(tree)}` }),
          ),
        ),
      ),
      make('div', { className: 'foot' }, ...(isOpen ? openFoot(index, words) : decidedFoot(index, words, notes))),
    )
  }

  function draw() {
    const open = trees.filter(({ note }) => note === undefined).length
    find('#open-trees', HTMLElement).textContent = open.toLocaleString('en')
    find('#tree-cards', HTMLElement).replaceChildren(...groups.map(card))
  }

  const head = find('#trees-head', HTMLElement)
  head.textContent = `${counted(trees.length, 'accessibility tree')} changed`
  find('#trees', HTMLElement).hidden = trees.length === 0
  const button = find('#to-trees', HTMLButtonElement)
  button.hidden = trees.length === 0
  button.addEventListener('click', () => head.focus())
  return { draw }
}
