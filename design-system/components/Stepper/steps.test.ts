import { describe, expect, it } from 'vitest'
import { depths, placeOf, stepRows, uprightDepth, type Step } from './steps.ts'

const step = (id: string, state: Step['state'], steps?: Step['steps']): Step => ({ id, label: id, state, ...(steps && { steps }) })
const wizard = [
  step('details', 'done'),
  step('content', 'current', [step('share', 'locked'), step('learn', 'locked')]),
  step('budget', 'locked'),
]

describe('the rows of a stepper', () => {
  it('number steps and their inner steps, in order', () => {
    expect(stepRows(wizard).map(({ id, major, minor }) => [id, major, minor])).toEqual([
      ['details', 1, undefined],
      ['content', 2, undefined],
      ['share', 2, 1],
      ['learn', 2, 2],
      ['budget', 3, undefined],
    ])
  })

  it('are evenly spaced from start to end', () => {
    expect(stepRows(wizard).map(({ at }) => at)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(stepRows([step('only', 'current')]).map(({ at }) => at)).toEqual([0])
    expect(stepRows([])).toEqual([])
  })
})

describe('the vertical curve', () => {
  it('swings out less if it is short, up to a maximum', () => {
    expect([1, 2, 3, 5, 12].map(uprightDepth)).toEqual([0, 6, 12, 24, depths.vertical])
  })
})

describe('the current position', () => {
  it('is the current step, counted among the outer steps', () => {
    expect(placeOf(wizard)).toMatchObject({ row: { id: 'content' }, major: 2, count: 3, gone: 0.25 })
  })

  it('is an inner step if the inner step is current', () => {
    const inner = [step('content', 'done', [step('share', 'done'), step('learn', 'current')])]
    expect(placeOf(inner)).toMatchObject({ row: { id: 'learn' }, major: 1, count: 1, gone: 1 })
  })

  it('is the first step that is not done if no step is current, and the last step if all are done', () => {
    expect(placeOf([step('a', 'done'), step('b', 'error'), step('c', 'open')])).toMatchObject({ row: { id: 'b' } })
    expect(placeOf([step('a', 'done'), step('b', 'done')])).toMatchObject({ row: { id: 'b' }, gone: 1 })
    expect(placeOf([])).toBeUndefined()
  })
})
