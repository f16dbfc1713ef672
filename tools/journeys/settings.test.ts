import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from '../process.ts'
import { journeysIn, leftOut, settings, settingsOf, untagged } from './settings.ts'

const files = globSync('*.e2e.ts', { cwd: inRoot('app/e2e/journeys') })
const sources = new Map(files.map((file) => [file, readFileSync(inRoot(path.join('app/e2e/journeys', file)), 'utf8')]))

it('every journey has one tag of the table', () => {
  expect([...sources].flatMap(([file, source]) => untagged(source).map((problem) => `${file}: ${problem}`))).toEqual([])
  expect([...sources].filter(([, source]) => journeysIn(source).length === 0).map(([file]) => file)).toEqual([])
})

it('every tag of the table is used, and each setting runs at least an eighth of all journeys', () => {
  const tags = [...sources.values()].flatMap((source) => journeysIn(source).map(({ tag }) => tag))
  expect(Object.keys(settingsOf).filter((tag) => !tags.includes(tag))).toEqual([])
  const runs = tags.flatMap((tag) => settings.filter((setting) => tag !== null && tag in settingsOf && !leftOut(setting).test(tag)))
  for (const setting of settings) expect(runs.filter((one) => one === setting).length / runs.length, setting).toBeGreaterThan(1 / 8)
})

it.each([
  ['desktop-en', 'a journey @everywhere', false],
  ['desktop-en', 'a journey @flow-straight', false],
  ['desktop-en', 'a journey @flow-crossed', true],
  ['phone-ar', 'a journey @rule-phone-en', true],
  ['phone-ar', 'a journey @rule-phone-ar', false],
  ['phone-ar', 'a journey', false],
] as const)('leftOut(%j) matches %j: %s', (setting, title, expected) => expect(leftOut(setting).test(title)).toBe(expected))

it('untagged names journeys with no tag, an unknown tag, or several tags', () => {
  const source = `
test('one', { tag: '@everywhere' }, async () => {})
test('two', async () => {})
test(\`three \${role}\`, { tag: '@long' }, async () => {
  await test.step('a step', async () => {})
})
test('four', { tag: ['@everywhere', '@size-en'] }, async () => {})`
  expect(journeysIn(source)).toHaveLength(4)
  expect(untagged(source)).toEqual([
    '“two” has the tag none',
    '“three ${role}” has the tag @long',
    '“four” has the tag [@everywhere, @size-en]',
  ])
})
