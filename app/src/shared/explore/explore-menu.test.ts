import { expect, it } from 'vitest'
import { isScreenPath } from '#places.ts'
import { paths } from '#paths.ts'
import { exploreMenu } from './explore-menu.ts'

it('leads to Discover, People and My programs, and announces experiences after them', () => {
  expect(exploreMenu(() => true).map(({ id, isSoon }) => [id, isSoon])).toEqual([
    ['discover', false],
    ['people', false],
    ['groups', false],
    ['programs', false],
    ['experiences', true],
  ])
})

it('never leads to a page that is not built', () => {
  for (const { href, isSoon } of exploreMenu()) {
    const path = paths.find((each) => each === href.split('?')[0])
    expect([href, isSoon || (path !== undefined && isScreenPath(path))]).toEqual([href, true])
  }
})

it('opens the groups that one has joined (H-07)', () => {
  expect(exploreMenu(() => true).find(({ id }) => id === 'groups')?.href).toBe('/groups?type=JOINED')
})
