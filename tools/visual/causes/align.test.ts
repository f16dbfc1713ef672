import { describe, expect, it } from 'vitest'
import { aligned } from './align.ts'
import type { MeasuredElement, MeasuredPage } from './measured.ts'

type Node = readonly [sign: string, text: string, ...children: Node[]]

/** Returns a page from a tree. A sign is a tag, or a tag with a component: `div Card`. */
function page(root: Node): MeasuredPage {
  const elements: MeasuredElement[] = []
  const add = ([sign, text, ...children]: Node, parent: number) => {
    const [tag = '', component = ''] = sign.split(' ')
    const index = elements.length
    const box = { x: 0, y: 0, width: 1, height: 1 }
    elements.push({ parent, tag, sign, component, part: '', within: component, box, style: 0, pseudo: {}, text, whole: text, drawing: '' })
    for (const child of children) add(child, index)
  }
  add(root, -1)
  return { styles: [[]], elements }
}
const pairsOf = (before: Node, now: Node) => {
  const [base, here] = [page(before), page(now)]
  const { pairs, added, removed } = aligned(base, here)
  const text = ({ elements }: MeasuredPage, index: number) => elements[index]?.text
  return {
    pairs: pairs.slice(1).map((pair) => `${text(base, pair.base)} ${text(here, pair.here)}`),
    added: added.map((index) => text(here, index)),
    removed: removed.map((index) => text(base, index)),
  }
}

describe('the elements of two pages', () => {
  it('are paired by their text, so that a new one shifts no pair', () =>
    expect(pairsOf(['ul', '', ['li', 'a'], ['li', 'b']], ['ul', '', ['li', 'new'], ['li', 'a'], ['li', 'b']])).toEqual({
      pairs: ['a a', 'b b'],
      added: ['new'],
      removed: [],
    }))

  it('are paired if only their text differs', () =>
    expect(pairsOf(['p', '', ['b', 'Join'], ['i', 'x']], ['p', '', ['b', 'Join program'], ['i', 'x']]).pairs).toEqual([
      'x x',
      'Join Join program',
    ]))

  it('are not paired if their components differ', () =>
    expect(pairsOf(['p', '', ['div Card', 'one']], ['p', '', ['div Banner', 'two']])).toEqual({
      pairs: [],
      added: ['two'],
      removed: ['one'],
    }))

  it('are listed without the elements inside them if they are added or removed', () =>
    expect(pairsOf(['p', ''], ['p', '', ['div', 'outer', ['b', 'inner']]]).added).toEqual(['outer']))
})
