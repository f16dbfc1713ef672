import { describe, expect, it } from 'vitest'
import { entryInSight, type SideMenuEntry } from './side-menu.ts'

const entry = (id: string, more: Partial<SideMenuEntry> = {}): SideMenuEntry => ({ id, label: id, icon: 'user', href: `#${id}`, ...more })
const inSections = (...entries: SideMenuEntry[][]) => entries.map((items, at) => ({ id: `${at}`, items }))

describe('the button of the dropdown', () => {
  it('shows the current page', () => {
    expect(entryInSight(inSections([entry('back')], [entry('profile'), entry('language', { isCurrent: true })]))?.id).toBe('language')
  })

  it('shows the first available page if the current page is not in the menu', () => {
    expect(entryInSight(inSections([entry('rank', { isSoon: true })], [entry('profile')]))?.id).toBe('profile')
  })

  it('is not shown without entries', () => {
    expect(entryInSight(inSections([]))).toBeUndefined()
  })
})
