import { describe, expect, it } from 'vitest'
import { changesFile, junitFile } from './machines.ts'
import type { ReportData, Shown } from './report/data.ts'

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
const data: ReportData = {
  base: 'abc',
  here: 'working tree',
  compared: 9,
  pictures: 18,
  seconds: 2,
  failed: [],
  unsteady: [],
  changes: [change, { ...change, story: 'components-card--default', kind: 'new', note: 'Drawn by Reem.' }],
  accepted: [],
}

describe('the report for machines', () => {
  it('contains the size and position of each change, and their number', () => {
    const read = JSON.parse(changesFile(data)) as { count: unknown; changes: unknown[] }
    expect(read.count).toEqual({ all: 2, open: 1, accepted: 1, changed: 1, new: 1, removed: 0 })
    expect(read.changes).toMatchObject([
      { story: 'components-button--default', pixels: 12, box: { x: 300, y: 20, width: 6, height: 2 }, isAccepted: false },
      { isAccepted: true, note: 'Drawn by Reem.' },
    ])
  })

  it('has a failure for each picture that nobody accepted', () => {
    const lines = junitFile(data).split('\n')
    expect(lines[1]).toBe('<testsuites tests="2" failures="1" errors="0">')
    expect(lines.filter((line) => line.includes('<testcase'))).toHaveLength(2)
    expect(lines[3]).toContain('name="A &lt;b&gt;&quot;bold&quot;&lt;/b&gt; &amp; new one (ar-light-phone)"')
    expect(lines[3]).toContain('<failure type="changed" message="12 pixels (0.0100 %) inside 6 × 2 at 300, 20, largest step 3 of 255">')
    expect(lines[4]).toContain('accepted: Drawn by Reem.')
    expect(lines[4]).not.toContain('<failure')
  })
})
