import { describe, expect, it } from 'vitest'
import { treesSaid, treesSummary } from './results.ts'
import { treeGroups, type ShownTree } from './tree-groups.ts'

const tree = (name: string, lines: string[], rest: Partial<ShownTree> = {}): ShownTree => ({
  story: `button--${name.toLowerCase()}`,
  title: 'Components/Button',
  name,
  mode: 'en-light-desktop',
  tree: 'abc',
  lines,
  before: '',
  now: '',
  picture: '',
  ...rest,
})
const lost = ['  page', '-   button "Save"', '+   button']
const deeper = ['  page', '    dialog', '-     button "Save"', '+     button']
const trees = [tree('One', ['+   status live=polite']), tree('Two', lost), tree('Three', deeper), tree('Four', lost, { note: 'Wanted.' })]
const plain = { cell: (text: string) => text, limit: 12 }

describe('changed trees', () => {
  it('belong together if the same lines changed, at any depth', () => expect(treeGroups(trees)).toEqual([[1, 2, 3], [0]]))

  it('are in the summary once for each change, if nobody accepted them', () => {
    const text = treesSummary(trees, plain).join('\n')
    expect(text).toContain(
      '### Accessibility trees (3)\n\nComponents/Button, Two, `en-light-desktop`, and 1 more tree with the same change:',
    )
    expect(text).toContain('```diff\n  page\n-   button "Save"\n+   button\n```')
    expect(treesSummary([tree('Four', lost, { note: 'Wanted.' })], plain)).toEqual([])
    expect(treesSummary(trees, { ...plain, limit: 1 }).at(-1)).toBe(
      'And 1 more change of accessibility trees in `index.html` of the report.',
    )
  })

  it('are in a block of the summary that no name can end', () =>
    expect(treesSummary([tree('One', ['+ text "````"'])], plain)).toContain('`````diff'))

  it('are said in the terminal, with what changed', () => {
    expect(treesSaid(trees)).toEqual([
      '3 accessibility trees changed',
      '2 as button--two (en-light-desktop): - button "Save"; + button',
      '1 as button--one (en-light-desktop): + status live=polite',
    ])
    expect(treesSaid([])).toEqual([])
  })
})
