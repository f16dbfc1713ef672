import { describe, expect, it } from 'vitest'
import type { Prop } from '../../.storybook/props/arg-types.ts'
import { statesOf, type Source } from './derive.ts'

const prop = (name: string, type: string, value?: string): Prop => ({
  name,
  type,
  isRequired: false,
  description: '',
  ...(value !== undefined && { default: value }),
})
const part = (more: Partial<Source>): Source => ({ name: 'Part', props: [], selectors: '', isItself: true, ...more })
const columnsOf = (more: Partial<Source>) => statesOf(part(more))?.columns

describe('the columns of a matrix', () => {
  it('are rest and the states of its selectors, which the camera sets', () =>
    expect(columnsOf({ selectors: '@selector [data-hovered] [data-pressed] :focus-visible [data-dragging] [data-open]' })).toEqual([
      { name: 'Rest' },
      { name: 'Hover', pose: 'hover' },
      { name: 'Pressed', pose: 'pressed' },
      { name: 'Focus', pose: 'focus' },
      { name: 'Dragging', pose: 'dragging' },
      { name: 'Open', pose: 'open' },
    ]))

  it('are the states of its props', () =>
    expect(
      columnsOf({
        props: [
          prop('defaultSelected', 'boolean'),
          prop('isSelected', 'boolean'),
          prop('isDisabled', 'boolean'),
          prop('isPending', 'boolean'),
          prop('errorMessage', 'ReactNode'),
          prop('state', "'error' | 'loading' | 'ready'", "'ready'"),
        ],
      }),
    ).toEqual([
      { name: 'Rest' },
      { name: 'Selected', args: { defaultSelected: true } },
      { name: 'Disabled', args: { isDisabled: true } },
      { name: 'Disabled, selected', args: { isDisabled: true, defaultSelected: true } },
      { name: 'Loading', args: { isPending: true } },
      { name: 'Invalid', texts: { errorMessage: 'wrong' } },
      { name: 'Error', args: { state: 'error' } },
      { name: 'Loading', args: { state: 'loading' } },
    ]))

  it('end with long words if its stories render the component itself', () => {
    const props = [prop('label', 'ReactNode'), prop('isDisabled', 'boolean')]
    expect(columnsOf({ props })?.at(-1)).toEqual({ name: 'Long words', texts: { label: 'long' } })
    expect(columnsOf({ props, isItself: false })?.at(-1)?.name).toBe('Disabled')
  })

  it('do not exist if the component only shows something', () =>
    expect(columnsOf({ props: [prop('children', 'ReactNode')] })).toBeUndefined())
})

describe('the rows of a matrix', () => {
  const rowsOf = (props: readonly Prop[]) => statesOf(part({ props: [...props, prop('isDisabled', 'boolean')] }))?.rows

  it('are its variants, the usual one first, and its other sizes', () =>
    expect(rowsOf([prop('variant', "'dangerQuiet' | 'primary'", "'primary'"), prop('size', "'large' | 'medium'", "'medium'")])).toEqual([
      { name: 'Primary', args: { variant: 'primary' } },
      { name: 'Danger quiet', args: { variant: 'dangerQuiet' } },
      { name: 'Large', args: { size: 'large' } },
    ]))

  it('are one if it has no variants', () => expect(rowsOf([])).toEqual([{ name: 'Plain', args: {} }]))
})
