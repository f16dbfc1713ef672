import { describe, expect, it } from 'vitest'
import { causeOf, logicalOf, type Declared } from './cause.ts'
import type { Fault } from './faults.ts'

const fault = (kind: Fault['kind'], property?: string): Fault => ({
  kind,
  id: 1,
  name: 'box',
  component: '',
  also: 0,
  ...(property !== undefined && { property }),
})
const declared = (property: string, value: string, depth = 0, rule = '.a'): Declared => ({ property, value, rule, depth })

describe('the cause of a fault', () => {
  it('is the declaration of the element that names a side', () =>
    expect(causeOf(fault('place'), [declared('display', 'flex'), declared('margin-left', '12px')])).toEqual({
      property: 'margin-left',
      value: '12px',
      rule: '.a',
      instead: 'margin-inline-start: 12px',
    }))

  it('may be the padding of the element around it, but not its margin', () => {
    const all = [declared('margin-left', '8px', 1), declared('padding-left', '30px', 1)]
    expect(causeOf(fault('place'), all)?.property).toBe('padding-left')
  })

  it('is no declaration that sets both sides alike', () =>
    expect(causeOf(fault('place'), [declared('margin-left', '8px'), declared('margin-right', '8px')])).toBeUndefined())

  it('is the alignment of an element around the text', () =>
    expect(causeOf(fault('text'), [declared('left', '4px'), declared('text-align', 'left', 3)])?.instead).toBe('text-align: start'))

  it('is where a painted value is declared, also on the other side', () => {
    expect(causeOf(fault('paint', 'border-left'), [declared('border-right-width', '2px')])?.property).toBe('border-right-width')
    expect(causeOf(fault('paint', 'box-shadow'), [declared('box-shadow', '4px 0 0 red')])?.value).toBe('4px 0 0 red')
  })
})

describe('a logical declaration', () => {
  it.each([
    ['left', '0', 'inset-inline-start: 0'],
    ['padding-right', '4px', 'padding-inline-end: 4px'],
    ['border-left-width', '2px', 'border-inline-start-width: 2px'],
    ['border-top-left-radius', '8px', 'border-start-start-radius: 8px'],
    ['float', 'right', 'float: inline-end'],
    ['justify-content', 'right', 'justify-content: end'],
    ['margin', '0 4px 0 8px', 'margin-block: 0 0; margin-inline: 8px 4px'],
    ['box-shadow', '4px 0 0 red', ''],
  ])('takes the place of %s: %s', (property, value, instead) => expect(logicalOf(property, value)).toBe(instead))
})
