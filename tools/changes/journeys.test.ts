import { describe, expect, it } from 'vitest'
import { areaOf, areasIn, isWalked, screensIn } from './journeys.ts'
import { importGraph } from './imports.ts'
import { journeyAreas, places, testFiles } from './project.ts'
import { root } from '../process.ts'

describe('the area of a file', () => {
  it.each([
    ['app/src/features/settings/contact/ContactScreen.tsx', 'settings/contact'],
    ['app/src/features/settings/SaveBar.tsx', 'settings'],
    ['app/src/features/settings/messages/en.json', 'settings'],
    ['app/src/admin/users/UsersScreen.tsx', 'admin'],
    ['server/src/domains/settings/service.ts', 'settings'],
    ['server/contract/settings/rules.ts', 'settings'],
    ['server/src/http/listen.ts', null],
    ['app/src/frames/AppLayout.tsx', null],
  ])('%s is %s', (file, area) => expect(areaOf(file)).toBe(area))
})

describe('where a journey comes', () => {
  const where = {
    ofMessage: new Map([
      ['settings.save', 'settings'],
      ['social.connect.to', 'social'],
    ]),
    ofPath: new Map([
      ['/', 'session/sign-in'],
      ['/home', 'profiles/home'],
      ['/profile/:userType/:userName', 'profiles/public'],
    ]),
  }
  it.each([
    ["words('settings.save')", ['settings']],
    ['words(`social.${deed}.to`)', ['social']],
    ["page.goto('/home?tab=mine')", ['profiles/home']],
    ["page.goto('/profile/brand/nabt_coffee')", ['profiles/public']],
    ["page.goto('/')", []],
    ["page.goto('/nowhere')", []],
    ["page.goto('/admin/users')", ['admin']],
    ["words('shell.menu')", []],
  ])('is told by %s', (text, areas) => expect([...areasIn(text, where)]).toEqual(areas))

  it('is read from the tables of screens', () =>
    expect([
      ...screensIn(
        "export const beyond = {\n  '/home': {\n    load: async () => (await import('#features/profiles/home/Home.tsx')).Home,\n  },\n  '/terms': {\n    load: async () => import('#pages/Terms.tsx'),\n  },\n}",
      ),
    ]).toEqual([['/home', 'profiles/home']]))
})

it.each([
  ['settings', ['settings/contact'], true],
  ['settings/contact', ['settings'], true],
  ['settings/contact', ['settings/contact'], true],
  ['settings/contact', ['settings/profile'], false],
  ['settings', ['settings-of-others'], false],
])('a change of %s is met on the way through %s: %s', (area, walked, met) => expect(isWalked(area, new Set(walked))).toBe(met))

it('every journey is known to walk somewhere, and every feature with screens is walked', () => {
  const { journeys } = testFiles()
  const where = places()
  const walks = journeyAreas(journeys, importGraph(root, journeys), where)
  expect(journeys.filter((journey) => (walks.get(journey)?.size ?? 0) === 0)).toEqual([])
  const features = new Set([...where.ofPath.values()].map((area) => area.split('/', 1)[0] ?? ''))
  expect(features.size).toBeGreaterThan(5)
  const all = new Set([...walks.values()].flatMap((areas) => [...areas]))
  expect([...features].filter((feature) => !isWalked(feature, all))).toEqual([])
})
