import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from '../camera.ts'
import { compare, type Outcome } from '../compare.ts'
import { keyOf } from '../plan.ts'
import { listen } from '../site.ts'
import { chromiumStudio } from '../studio.ts'
import type { Group } from './cause.ts'
import { plainLook, storiesIn, type Look } from './fixture.ts'
import { groupsOf } from './groups.ts'
import { causesOf, type Caused } from './look.ts'

/** One comparison has all planted causes, because opening pages is most of its cost. */
const now: Look = {
  build: 'b',
  space: '13px',
  pad: '10px',
  hovered: '#0e7f70',
  join: { en: 'Join program', ar: 'انضم إلى البرنامج' },
  hasBadge: true,
  dot: 'blue',
  gap: '12px',
}
const messages = (join: string) =>
  new Map([
    ['program.join', join],
    ['program.other', 'Other {name}'],
  ])
const catalogues = {
  en: { before: messages('Join'), after: messages('Join program') },
  ar: { before: messages('انضم'), after: messages('انضم إلى البرنامج') },
}

let outcome: Outcome
let caused: Caused
let groups: Group[]
let browser: Awaited<ReturnType<typeof startBrowser>>
let sites: Awaited<ReturnType<typeof listen>>[]
const addresses = () => ({ base: sites[0]?.address ?? '', here: sites[1]?.address ?? '' })

// Each step has a hook, and so a time limit, of its own.
beforeAll(async () => {
  browser = await startBrowser(() => undefined)
  sites = [await listen(storiesIn(plainLook)), await listen(storiesIn(now))]
})
beforeAll(async () => {
  outcome = await compare(chromiumStudio(browser), addresses())
})
beforeAll(async () => {
  caused = await causesOf(browser, addresses(), outcome.changes, { catalogues })
  const changes = outcome.changes.map((change) => ({ ...change, share: change.difference?.share ?? 1 }))
  groups = groupsOf(changes, (index) => caused.get(keyOf(changes[index] ?? { id: '', mode: '' })) ?? [])
})
afterAll(() => Promise.all([...sites.map((site) => site.close()), browser.close()]))

const namesOf = (pictures: readonly number[]) => pictures.map((index) => outcome.changes[index]?.id)
const groupOf = (kind: Group['kind'], name: string) => groups.find((group) => group.kind === kind && group.name === name)

describe('the causes of changed pictures', () => {
  it('are all found, and nothing is unknown', () =>
    expect(groups.map(({ kind, name, property }) => [kind, name, property].filter(Boolean).join(' | '))).toEqual([
      'token | space.3',
      'rule | Button | padding',
      'text | program.join',
      'rule | Button, [data-hovered] | background',
      'rule | Line, ::before | inline-size',
      'structure | Badge in List',
      'picture | Avatar img',
    ]))

  it('are the token with its values, in a story of the component and in one that only shows it', () => {
    const group = groupOf('token', 'space.3')
    expect(group).toMatchObject({ before: '12px', after: '13px', components: ['Card'] })
    expect(namesOf(group?.pictures ?? [])).toEqual(['components-card--plain', 'screens-home--plain'])
    expect(namesOf(group?.itself ?? [])).toEqual(['components-card--plain'])
  })

  it('are the rule with its declared values, without tokens that are equal', () => {
    expect(groupOf('rule', 'Button')).toMatchObject({ before: 'space.4 8px', after: 'space.4 10px' })
    expect(groupOf('rule', 'Button, [data-hovered]')).toMatchObject({ before: '#095a4f', after: '#0e7f70' })
  })

  it('are one message in both languages', () =>
    expect(groupOf('text', 'program.join')?.pictures.map((index) => outcome.changes[index]?.mode)).toEqual([
      'en-light-desktop',
      'ar-light-phone',
    ]))

  it('have a box in the picture', () => expect(groupOf('token', 'space.3')?.box).toEqual({ x: 24, y: 24, width: 268, height: 50.5 }))

  it('are not looked for in pictures that did not change', () => {
    expect(outcome.compared).toContain('components-same--plain en-light-desktop')
    expect(caused.has('components-same--plain en-light-desktop')).toBe(false)
  })
})
