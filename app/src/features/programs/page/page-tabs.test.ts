import { describe, expect, it } from 'vitest'
import { isScreenPath } from '#places.ts'
import { shownTabs } from './page-tabs.ts'

const built = () => true

describe('the tabs of a program', () => {
  it('are what there is to read for everybody, and more for its owner and its participants', () => {
    const read = ['overview', 'shareable-content', 'catalogue', 'learning-content']
    expect(shownTabs('VISITOR', 'Active', built)).toEqual(read)
    expect(shownTabs('APPLICANT', 'Active', built)).toEqual(read)
    expect(shownTabs('PARTICIPANT', 'Active', built)).toEqual([...read, 'my-performance'])
    expect(shownTabs('OWNER', 'Active', built)).toEqual([...read, 'performance', 'applicants', 'participants'])
  })

  it('never lead to a page that is not built', () => {
    for (const role of ['OWNER', 'PARTICIPANT', 'VISITOR'] as const)
      expect(shownTabs(role, 'Active').filter((tab) => !isScreenPath(`/program/:programId/${tab}`))).toEqual([])
    expect(shownTabs('OWNER', 'Active', (path) => path.endsWith('overview'))).toEqual(['overview'])
  })
})
