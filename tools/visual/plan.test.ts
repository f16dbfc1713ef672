import { expect, it } from 'vitest'
import { modes } from '../../.storybook/modes.ts'
import { batches, plan, type Listed } from './plan.ts'

const story = (id: string): Listed => ({
  id,
  title: 'Components/X',
  name: 'Plain',
  tags: [],
  parameters: { visual: ['en-light-desktop', 'ar-light-phone'] },
})
const sides = (planned: ReturnType<typeof plan>) => planned.map(({ id, sides: of }) => `${id} ${of.join('+')}`)

it('plan takes both sides of an existing story, and one of a new or removed story', () => {
  const planned = plan([story('stayed'), story('gone')], [story('stayed'), story('new')]).filter(({ mode }) => mode === 'en-light-desktop')
  expect(sides(planned)).toEqual(['stayed base+here', 'new here', 'gone base'])
})

it('plan leaves out stories that cannot have changed, but never new or removed ones', () => {
  const planned = plan([story('a'), story('gone')], [story('a'), story('b')], () => false)
  expect([...new Set(planned.map(({ id }) => id))]).toEqual(['b', 'gone'])
})

it('batches groups pictures of one side and mode, up to the given number', () => {
  const planned = plan(['a', 'b', 'c'].map(story), ['a', 'b', 'c'].map(story))
  const made = batches(planned, 2)
  expect(made).toHaveLength(8)
  expect(made.every(({ shots, mode }) => shots.length <= 2 && shots.every((shot) => shot.mode === mode))).toBe(true)
  expect(made.reduce((sum, { shots }) => sum + shots.length, 0)).toBe(12)
})

it('plan takes every docs page once in each language, and marks it as one', () => {
  const page: Listed = { id: 'x--docs', title: 'Components/X', name: 'Docs', tags: ['matrix'], parameters: {}, isDocs: true }
  const planned = plan([page], [page, { ...page, id: 'y--docs' }])
  expect(planned.every(({ isDocs }) => isDocs)).toBe(true)
  expect(sides(planned)).toEqual(['x--docs base+here', 'x--docs base+here', 'y--docs here', 'y--docs here'])
  expect(planned.map(({ mode }) => modes[mode].locale)).toEqual(['en', 'ar', 'en', 'ar'])
  expect(plan([story('a')], [story('a')]).some(({ isDocs }) => isDocs)).toBe(false)
})

it('plan reads the accessibility tree once in each language and width, and never that of a docs page', () => {
  const matrix: Listed = { ...story('a'), tags: ['matrix'], parameters: {} }
  const read = (listed: Listed) =>
    plan([], [listed])
      .filter(({ isRead }) => isRead)
      .map(({ mode }) => mode)
  expect(read(matrix)).toEqual(['en-light-desktop', 'ar-light-desktop'])
  expect(read({ ...story('b'), parameters: {} })).toEqual(['en-light-desktop', 'ar-dark-desktop', 'en-dark-phone', 'ar-light-phone'])
  expect(read({ ...matrix, isDocs: true })).toEqual([])
})

it('plan takes the pictures of Firefox in its own modes, without trees and docs pages', () => {
  const page: Listed = { ...story('a--docs'), isDocs: true }
  const planned = plan([story('a'), page], [story('a'), page], () => true, 'firefox')
  expect(planned.map(({ id, mode, isRead }) => `${id} ${mode} ${isRead ?? false}`)).toEqual([
    'a en-light-firefox false',
    'a ar-light-firefox false',
  ])
})
