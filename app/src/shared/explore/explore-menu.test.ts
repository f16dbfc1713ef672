import { expect, it } from 'vitest'
import { isScreenPath } from '#places.ts'
import { paths } from '#paths.ts'
import { exploreMenu } from './explore-menu.ts'

it('links to Discover, People, groups and My programs; experiences come last and are marked as coming soon', () => {
  expect(exploreMenu(() => true).map(({ id, isSoon }) => [id, isSoon])).toEqual([
    ['discover', false],
    ['people', false],
    ['groups', false],
    ['programs', false],
    ['experiences', true],
  ])
})

it('never links to a page that does not exist', () => {
  for (const { href, isSoon } of exploreMenu()) {
    const path = paths.find((each) => each === href.split('?')[0])
    expect([href, isSoon || (path !== undefined && isScreenPath(path))]).toEqual([href, true])
  }
})

it('links to the list of groups that the user joined (H-07)', () => {
  expect(exploreMenu(() => true).find(({ id }) => id === 'groups')?.href).toBe('/groups?type=JOINED')
})
