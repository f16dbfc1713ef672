import { describe, expect, it } from 'vitest'
import type { ReportData, Shown } from './report/data.ts'
import { summarized, summaryFile } from './summary.ts'

const change = (title: string, name: string, mode: string, rest: Partial<Shown> = {}): Shown => ({
  story: `${title}--${name}`,
  title: `Components/${title}`,
  name,
  mode,
  kind: 'changed',
  picture: 'abc',
  base: `pictures/${name} ${mode} before.png`,
  here: `pictures/${name} ${mode} now.png`,
  pixels: 12,
  share: 0.0001,
  step: 3,
  box: { x: 300, y: 20, width: 6, height: 2 },
  width: 390,
  height: 844,
  ...rest,
})
const changes = [
  change('Button', 'One', 'en-light-phone'),
  change('Button', 'Two', 'en-light-phone'),
  change('Button/Matrix', 'Every', 'ar-light-phone'),
  change('Card', 'A | <b>', 'ar-dark-desktop'),
  change('Card', 'Wanted', 'en-light-phone', { note: 'As drawn.' }),
  change('Table', 'New', 'en-light-phone', { kind: 'new' }),
]
const data: ReportData = {
  base: 'abc',
  here: 'working tree',
  compared: 90,
  pictures: 180,
  seconds: 2,
  failed: [],
  unsteady: [],
  changes,
  causes: [],
  trees: [],
  accepted: [],
  acceptedTrees: [],
}
const toThumbnail = (file: string) => file.replace('pictures', 'thumbnails')
const open = changes.filter(({ note }) => note === undefined)

describe('the summary for a pull request', () => {
  it('counts open and accepted changes for each direction', () => {
    const lines = summaryFile(data, toThumbnail).split('\n')
    expect(lines[0]).toBe('## Visual changes: 5 to look at')
    expect(lines).toContain('|  | English, left to right | Arabic, right to left | Both |')
    expect(lines).toContain('| To look at: changed | 2 | 2 | 4 |')
    expect(lines).toContain('| To look at: new | 1 | 0 | 1 |')
    expect(lines).toContain('| Accepted | 1 | 0 | 1 |')
  })

  it('groups open changes by component, with thumbnails from before and now', () => {
    const text = summaryFile(data, toThumbnail)
    expect(text.match(/^### .+$/gmu)).toEqual(['### Components/Button (3)', '### Components/Card (1)', '### Components/Table (1)'])
    expect(text).toContain('![One now, en-light-phone](thumbnails/One%20en-light-phone%20now.png)')
    expect(text).not.toContain('Wanted')
    expect(text).toContain('A \\| \\<b\\><br>Arabic, right to left, `ar-dark-desktop`<br>12 pixels')
  })

  it('lists the causes, and how many pictures of each nobody accepted', () => {
    const cause = { kind: 'token' as const, name: 'space.sm', before: '0.75rem', after: '0.8125rem', components: ['Card'], clearest: 0 }
    const causes = [
      { ...cause, pictures: [0, 4], itself: [0] },
      { ...cause, kind: 'rule' as const, name: 'Card | <b>', property: 'gap', pictures: [1], itself: [1] },
    ]
    const lines = summaryFile({ ...data, causes }, toThumbnail).split('\n')
    expect(lines).toContain('| Token space.sm: 12 → 13 px | 2 | 1 |')
    expect(lines).toContain(String.raw`| Rule Card \| \<b\> (gap): 12 → 13 px | 1 | 1 |`)
    expect(summaryFile({ ...data, causes }, toThumbnail, 1)).toContain('| and 1 more cause | | |')
  })

  it('shows one change of each component and direction before others, and says how many are left out', () => {
    expect(summarized(open, 4).map(({ name }) => name)).toEqual(['One', 'Every', 'A | <b>', 'New'])
    const text = summaryFile(data, toThumbnail, 3)
    expect(text).toContain('And 2 more in `index.html` of the report.')
    expect(text).toContain('### Components/Button (3)')
  })

  it('says so if there is nothing to look at', () => {
    expect(summaryFile({ ...data, changes: [] }, toThumbnail)).toBe(
      '## Visual changes: nothing to look at\n\nabc → working tree, 90 pictures compared.\n',
    )
  })

  it('lists stories to mend', () => {
    const text = summaryFile({ ...data, failed: ['a', 'b', 'c'] }, toThumbnail, 2)
    expect(text).toContain('### Stories to mend (3)\n\n- a ends in an error\n- b ends in an error\n- and 1 more')
  })
})
