import { describe, expect, it } from 'vitest'
import { isScreenPath } from '#places.ts'
import { shownTabs } from './page-tabs.ts'

const built = () => true

describe('shownTabs', () => {
  it('shows everybody the tabs to read, and more tabs to owners and participants', () => {
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

  it('omits tabs whose page this version of the app does not have', () => {
    for (const role of ['OWNER', 'PARTICIPANT', 'VISITOR'] as const)
      expect(
        shownTabs(role, { status: 'Active', objectiveType: 'SALES' }).filter((tab) => !isScreenPath(`/program/:programId/${tab}`)),
      ).toEqual([])
    expect(shownTabs('OWNER', { status: 'Active', objectiveType: null }, (path) => path.endsWith('overview'))).toEqual(['overview'])
  })
})
