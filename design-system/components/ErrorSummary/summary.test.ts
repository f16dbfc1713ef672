import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

const labels = { name: 'Group name', userName: 'User name', interests: 'Interests' }

describe('summaryOf', () => {
  it('lists refused fields in the order of the form, for any order of the answer', () =>
    expect(summaryOf({ interests: 'Choose one', name: 'Too short' }, labels)).toEqual([
      { name: 'name', label: 'Group name', message: 'Too short' },
      { name: 'interests', label: 'Interests', message: 'Choose one' },
    ]))
  it('joins all messages of one field in one entry', () =>
    expect(summaryOf({ userName: ['Too short.', 'Latin letters only.'] }, labels)).toEqual([
      { name: 'userName', label: 'User name', message: 'Too short. Latin letters only.' },
    ]))
  it('includes refused fields without a label', () =>
    expect(summaryOf({ photo: 'Too large' }, labels)).toEqual([{ name: 'photo', label: '', message: 'Too large' }]))
  it('is empty if nothing was refused', () => expect(summaryOf({ name: [] }, labels)).toEqual([]))
})
