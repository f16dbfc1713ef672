import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ShownTree } from './access/tree-groups.ts'
import { junitFile, resultsFile } from './machines.ts'
import type { ReportData, Shown, Unsteady } from './report/data.ts'
import { runsSaid } from './said.ts'

const change: Shown = {
  story: 'components-button--default',
  title: 'Components/Button',
  name: 'A <b>"bold"</b> & new one',
  mode: 'ar-light-phone',
  kind: 'changed',
  picture: 'abc',
  pixels: 12,
  share: 0.0001,
  step: 3,
  box: { x: 300, y: 20, width: 6, height: 2 },
  width: 390,
  height: 844,
}
const unsteady: Unsteady = {
  story: 'b',
  title: 'B',
  name: 'B',
  mode: 'en-light-phone',
  moved: [{ side: 'base', pixels: 4, step: 9, box: { x: 1, y: 2, width: 2, height: 2 }, marked: 'pictures/b.png' }],
  times: { moved: 1, of: 3 },
  runs: [
    { at: '2026-11-01T08:00:00.000Z', moved: [] },
    { at: '2026-11-02T08:00:00.000Z', moved: [] },
    { at: '2026-11-03T08:30:00.000Z', moved: [{ side: 'base', pixels: 4, step: 9, box: { x: 1, y: 2, width: 2, height: 2 } }] },
  ],
}
const tree: ShownTree = {
  story: 'components-button--default',
  title: 'Components/Button',
  name: 'Default',
  mode: 'ar-light-phone',
  tree: 'abc',
  lines: ['  page', '-   button "احفظ"', '+   button'],
  before: 'trees/a--before.txt',
  now: 'trees/a--now.txt',
  picture: 'pictures/a--now.png',
}
const data: ReportData = {
  base: 'abc',
  here: 'working tree',
  compared: 9,
  pictures: 18,
  seconds: 2,
  failed: [],
  unsteady: [],
  changes: [change, { ...change, story: 'components-card--default', kind: 'new', note: 'Drawn by Reem.', variant: 2 }],
  causes: [
    { kind: 'token', name: 'space.sm', before: '0.75rem', after: '1rem', components: ['Card'], pictures: [0, 1], itself: [1], clearest: 1 },
  ],
  trees: [],
  accepted: [],
  acceptedTrees: [],
}

describe('the report for machines', () => {
  it('contains the size, position and direction of each change, and the number of changes', () => {
    const read = JSON.parse(resultsFile(data)) as { count: unknown; changes: unknown[] }
    expect(read.count).toEqual({ all: 2, open: 1, accepted: 1, changed: 1, new: 1, removed: 0, ltr: 0, rtl: 2, trees: 0, openTrees: 0 })
    expect(read.changes).toMatchObject([
      { story: 'components-button--default', pixels: 12, box: { x: 300, y: 20, width: 6, height: 2 }, isAccepted: false, direction: 'rtl' },
      { isAccepted: true, note: 'Drawn by Reem.' },
    ])
  })

  it('contains the causes with their pictures, and how many of these nobody accepted', () => {
    const { causes } = JSON.parse(resultsFile(data)) as { causes: unknown }
    expect(causes).toEqual([
      {
        kind: 'token',
        name: 'space.sm',
        before: '0.75rem',
        after: '1rem',
        components: ['Card'],
        pictures: [
          { story: 'components-button--default', mode: 'ar-light-phone' },
          { story: 'components-card--default', mode: 'ar-light-phone' },
        ],
        itself: 1,
        open: 1,
      },
    ])
  })

  it('is valid by its schema', () => {
    const schema: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, 'results.schema.json'), 'utf8'))
    const isValid = new Ajv2020({ allErrors: true }).compile(schema as object)
    isValid(
      JSON.parse(
        resultsFile({ ...data, trees: [tree], failed: ['A (en-light-phone)'], unsteady: [unsteady, { ...unsteady, hasTreeMoved: true }] }),
      ),
    )
    expect(isValid.errors ?? []).toEqual([])
    isValid({ ...JSON.parse(resultsFile(data)), form: 2 })
    expect(isValid.errors).toHaveLength(1)
  })

  it('contains the comparisons of an unsteady story, and what moved in each', () => {
    expect(JSON.parse(resultsFile({ ...data, unsteady: [unsteady] }))).toMatchObject({ unsteady: [{ runs: unsteady.runs }] })
    expect(runsSaid(unsteady)).toEqual([
      '2026-11-03 08:30 UTC: 4 pixels inside 2 × 2 at 1, 2 in the base',
      '2026-11-02 08:00 UTC: nothing moved',
      '2026-11-01 08:00 UTC: nothing moved',
    ])
  })

  it('names the engine that drew a picture', () => {
    const changes = [change, { ...change, mode: 'ar-light-firefox' }]
    expect(JSON.parse(resultsFile({ ...data, changes }))).toMatchObject({ changes: [{ engine: 'chromium' }, { engine: 'firefox' }] })
  })

  it('replaces characters that XML does not allow', () => {
    const text = junitFile({ ...data, changes: [{ ...change, name: 'bell \u0007, half \uD83D, end \uFFFF' }] })
    expect(text).not.toMatch(/\p{Cc}(?<!\n)|\uFFFF|\p{Cs}/u)
  })

  it('lists stories to mend in system-err, where they are no failures', () => {
    const text = junitFile({ ...data, failed: ['A <b>'], unsteady: [unsteady], changes: [] })
    expect(text).toContain('failures="0" errors="0"')
    expect(text).toContain(
      '<system-err>A &lt;b&gt; ends in an error\nb (en-light-phone) depends on what was shown before it: 4 pixels inside 2 × 2 at 1, 2 in the base; it moved in 1 of its last 3 comparisons\n</system-err>',
    )
  })

  it('contains the changed accessibility trees, which fail apart from the pictures', () => {
    const trees = [tree, { ...tree, mode: 'en-dark-phone', note: 'Said by the icon.' }]
    expect(JSON.parse(resultsFile({ ...data, trees }))).toMatchObject({
      count: { open: 1, trees: 2, openTrees: 1 },
      trees: [
        { story: tree.story, direction: 'rtl', lines: tree.lines, isAccepted: false },
        { direction: 'ltr', isAccepted: true, note: 'Said by the icon.' },
      ],
    })
    const text = junitFile({ ...data, trees })
    expect(text).toContain('<testsuites tests="4" failures="2" errors="0">')
    expect(text).toContain(
      '<failure type="tree" message="1 line removed, 1 line added">components-button--default in ar-light-phone\n  page\n-',
    )
    expect(text).toContain('name="Default (en-dark-phone), accessibility tree"><system-out>1 line removed, 1 line added; accepted: Said by')
  })

  it('has a failure for each picture that nobody accepted', () => {
    const lines = junitFile(data).split('\n')
    expect(lines[1]).toBe('<testsuites tests="2" failures="1" errors="0">')
    expect(lines.filter((line) => line.includes('<testcase'))).toHaveLength(2)
    expect(lines[3]).toContain('name="A &lt;b&gt;&quot;bold&quot;&lt;/b&gt; &amp; new one (ar-light-phone)"')
    expect(lines[3]).toContain('<failure type="changed" message="12 pixels (0.0100 %) inside 6 × 2 at 300, 20, largest step 3 of 255">')
    expect(lines[4]).toContain('accepted as variant 2: Drawn by Reem.')
    expect(lines[4]).not.toContain('<failure')
  })
})
