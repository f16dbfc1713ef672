import { expect, it } from 'vitest'
import { hasBothLanguages, isPlayedInBoth } from '../../.storybook/has-both-languages.ts'

const screen = { title: 'Screens/Wallet' }
const part = { title: 'Components/Menu' }

it.each([
  ['a screen that people look at', screen, {}, true],
  ['a test of a screen', screen, { tags: ['!dev'] }, false],
  ['a test of a screen, tagged in its file', { ...screen, tags: ['!dev'] }, {}, false],
  ['a test of a screen that depends on the language', screen, { tags: ['!dev', 'both-languages'] }, true],
  ['a test of a part', part, { tags: ['!dev'] }, true],
])('hasBothLanguages of %s', (_, meta, story, expected) => expect(hasBothLanguages(meta, story)).toBe(expected))

it('the steps of a story run in both languages, unless it is of a screen and its tag does not say so', () => {
  expect(isPlayedInBoth(part, {})).toBe(true)
  expect(isPlayedInBoth(screen, {})).toBe(false)
  expect(isPlayedInBoth(screen, { tags: ['both-languages'] })).toBe(true)
})
