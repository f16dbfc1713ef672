import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

const labels = { name: 'Group name', userName: 'User name', interests: 'Interests' }

describe('the summary', () => {
  it('lists refused fields in the order of the form, whatever the order of the answer', () =>
    expect(summaryOf({ interests: 'Choose one', name: 'Too short' }, labels)).toEqual([
      { name: 'name', label: 'Group name', message: 'Too short' },
      { name: 'interests', label: 'Interests', message: 'Choose one' },
    ]))
  it('says all that is wrong with one field in one entry', () =>
    expect(summaryOf({ userName: ['Too short.', 'Latin letters only.'] }, labels)).toEqual([
      { name: 'userName', label: 'User name', message: 'Too short. Latin letters only.' },
    ]))
  it('does not hide what was refused about a field it does not know', () =>
    expect(summaryOf({ photo: 'Too large' }, labels)).toEqual([{ name: 'photo', label: '', message: 'Too large' }]))
  it('is empty where nothing was refused', () => expect(summaryOf({ name: [] }, labels)).toEqual([]))
})
