import { describe, expect, it } from 'vitest'
import type { Exception } from './exceptions.ts'
import { uselessExceptions, withoutExceptions } from './judge.ts'
import type { Heard } from './run.ts'

const fault = { kind: 'same', said: 'button says "OK" in both languages', component: 'Button' } as const
const heard: Heard[] = [
  { id: 'button--default', title: 'Components/Button', width: 'desktop', faults: [fault, { ...fault, kind: 'order' }] },
]
const row: Exception = { story: 'button--default', kind: 'same', said: '"OK"', reason: 'It is a name.' }
const kinds = (exceptions: readonly Exception[]) => withoutExceptions(heard, exceptions).map(({ faults }) => faults.map(({ kind }) => kind))

describe('an exception', () => {
  it('takes away only the findings of its story, its kind and its words', () => {
    expect(kinds([row])).toEqual([['order']])
    expect(kinds([{ ...row, story: 'other' }])).toEqual([['same', 'order']])
    expect(kinds([{ ...row, said: '"No"' }])).toEqual([['same', 'order']])
    const { said: _, ...every } = row
    expect(kinds([every])).toEqual([['order']])
  })

  it('is reported if its story is read without such a finding', () => {
    expect(uselessExceptions(heard, [row])).toEqual([])
    expect(uselessExceptions(heard, [{ ...row, kind: 'key' }])).toEqual([
      'Nothing is found there any more: remove the exception for key in button--default ("\\"OK\\"").',
    ])
    expect(uselessExceptions([{ ...heard[0]!, faults: [], error: 'It does not open.' }], [row])).toEqual([])
  })

  it('is reported if there is no such story, but not if the story was only not read', () => {
    expect(uselessExceptions([], [row])).toEqual([])
    expect(uselessExceptions([], [row], new Set(['button--default']))).toEqual([])
    expect(uselessExceptions([], [row], new Set(['other']))).toEqual([
      'There is no such story: remove the exception for same in button--default ("\\"OK\\"").',
    ])
  })
})
