import { describe, expect, it } from 'vitest'
import { isScreenPath } from '#places.ts'
import { shownTabs } from './page-tabs.ts'

const built = () => true

describe('the tabs of a program', () => {
  it('are what there is to read for everybody, and more for its owner and its participants', () => {
    const read = ['overview', 'shareable-content', 'catalogue', 'learning-content']
    const sales = { status: 'Active', objectiveType: 'SALES' } as const
    expect(shownTabs('VISITOR', sales, built)).toEqual(read)
    expect(shownTabs('APPLICANT', sales, built)).toEqual(read)
    expect(shownTabs('PARTICIPANT', sales, built)).toEqual([
      'overview',
      'my-performance',
      'shareable-content',
      'catalogue',
      'learning-content',
    ])
    expect(shownTabs('OWNER', sales, built)).toEqual([...read, 'performance', 'applicants', 'participants', 'results'])
    for (const objectiveType of ['TRAFFIC', null] as const)
      expect(shownTabs('OWNER', { ...sales, objectiveType }, built)).not.toContain('results')
  })

  it('never lead to a page that is not built', () => {
    for (const role of ['OWNER', 'PARTICIPANT', 'VISITOR'] as const)
      expect(
        shownTabs(role, { status: 'Active', objectiveType: 'SALES' }).filter((tab) => !isScreenPath(`/program/:programId/${tab}`)),
      ).toEqual([])
    expect(shownTabs('OWNER', { status: 'Active', objectiveType: null }, (path) => path.endsWith('overview'))).toEqual(['overview'])
  })
})
