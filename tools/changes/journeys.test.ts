import { describe, expect, it } from 'vitest'
import { areaOf, areasIn, isWalked, screensIn } from './journeys.ts'
import { importGraph } from './imports.ts'
import { journeyAreas, places, testFiles } from './project.ts'
import { root } from '../process.ts'

describe('areaOf', () => {
  it.each([
    ['app/src/features/settings/contact/ContactScreen.tsx', 'settings/contact'],
    ['app/src/features/settings/SaveBar.tsx', 'settings'],
    ['app/src/features/settings/messages/en.json', 'settings'],
    ['app/src/admin/users/UsersScreen.tsx', 'admin'],
    ['server/src/domains/settings/service.ts', 'settings'],
    ['server/contract/settings/rules.ts', 'settings'],
    ['server/src/http/listen.ts', null],
    ['app/src/frames/AppLayout.tsx', null],
  ])('assigns %s to %s', (file, area) => expect(areaOf(file)).toBe(area))
})

describe('the areas of a journey', () => {
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
  ])('are found in %s', (text, areas) => expect([...areasIn(text, where)]).toEqual(areas))

  it('are read from the tables of screens', () =>
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
])('tells whether a change of %s affects a journey through %s: %s', (area, walked, met) =>
  expect(isWalked(area, new Set(walked))).toBe(met),
)

it('every journey visits some area, and every feature with screens is visited', () => {
  const { journeys } = testFiles()
  const where = places()
  const walks = journeyAreas(journeys, importGraph(root, journeys), where)
  expect(journeys.filter((journey) => (walks.get(journey)?.size ?? 0) === 0)).toEqual([])
  const features = new Set([...where.ofPath.values()].map((area) => area.split('/', 1)[0] ?? ''))
  expect(features.size).toBeGreaterThan(5)
  const all = new Set([...walks.values()].flatMap((areas) => [...areas]))
  expect([...features].filter((feature) => !isWalked(feature, all))).toEqual([])
})
