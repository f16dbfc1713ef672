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

it('takes both sides of what stayed, one of what came or went', () => {
  const planned = plan([story('stayed'), story('gone')], [story('stayed'), story('new')]).filter(({ mode }) => mode === 'en-light-desktop')
  expect(sides(planned)).toEqual(['stayed base+here', 'new here', 'gone base'])
})

it('leaves out what cannot have changed, and never what is new or gone', () => {
  const planned = plan([story('a'), story('gone')], [story('a'), story('b')], () => false)
  expect([...new Set(planned.map(({ id }) => id))]).toEqual(['b', 'gone'])
})

it('has one page take pictures of one side in one mode, no more than asked at a time', () => {
  const planned = plan(['a', 'b', 'c'].map(story), ['a', 'b', 'c'].map(story))
  const made = batches(planned, 2)
  expect(made).toHaveLength(8)
  expect(made.every(({ shots, mode }) => shots.length <= 2 && shots.every((shot) => shot.mode === mode))).toBe(true)
  expect(made.reduce((sum, { shots }) => sum + shots.length, 0)).toBe(12)
})

it('takes every docs page once in each language, and says that it is one', () => {
  const page: Listed = { id: 'x--docs', title: 'Components/X', name: 'Docs', tags: ['matrix'], parameters: {}, isDocs: true }
  const planned = plan([page], [page, { ...page, id: 'y--docs' }])
  expect(planned.every(({ isDocs }) => isDocs)).toBe(true)
  expect(sides(planned)).toEqual(['x--docs base+here', 'x--docs base+here', 'y--docs here', 'y--docs here'])
  expect(planned.map(({ mode }) => modes[mode].locale)).toEqual(['en', 'ar', 'en', 'ar'])
  expect(plan([story('a')], [story('a')]).some(({ isDocs }) => isDocs)).toBe(false)
})
