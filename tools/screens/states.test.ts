import { expect, it } from 'vitest'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { groupPlaces, hasStates, programPlaces } from './states.ts'
import { viewers } from './viewers.ts'

const idOf = (viewer: string) => viewers[viewer]?.profile.id ?? null
const programsOf = (viewer: string) => programPlaces(world, idOf(viewer)).map(({ path }) => path.replace('/program/:programId/', ''))
const groupsOf = (viewer: string) => groupPlaces(world, idOf(viewer), worldNow).map(({ path }) => path)

it('programPlaces has every status of a program with all tabs for its owner', () => {
  const brand = programsOf('brand')
  for (const status of ['draft', 'soon', 'active', 'onhold', 'retired']) expect(brand).toContain(`results?${status}-owner`)
})

it('programPlaces has programs for a participant, an applicant and a visitor, each once', () => {
  const all = Object.keys(viewers).flatMap(programsOf)
  for (const state of ['my-performance?active-participant', 'overview?active-applicant-pending', 'overview?active-visitor'])
    expect(all).toContain(state)
  const own = programsOf('networker')
  expect(new Set(own).size).toBe(own.length)
  expect(own.some((path) => path.includes('draft'))).toBe(false)
})

it('groupPlaces has groups for a stranger, an outsider and a member', () => {
  expect(groupsOf('stranger').every((path) => path.startsWith('/groups/:groupUserName'))).toBe(true)
  const all = Object.keys(viewers).flatMap(groupsOf)
  expect(all.some((path) => /^\/groups\/my\/:groupId\/requests\?\w+-owner$/u.test(path))).toBe(true)
  expect(all.some((path) => path.endsWith('-outsider'))).toBe(true)
})

it.each([
  ['/program/:programId/overview', true],
  ['/program/:programId/edit/:step', false],
  ['/groups/:groupUserName/stats', true],
  ['/groups/my/:groupId', true],
  ['/groups/edit/:groupId', false],
  ['/home', false],
])('hasStates(%j) is %s', (path, expected) => expect(hasStates(path)).toBe(expected))
