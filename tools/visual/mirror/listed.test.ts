import { describe, expect, it } from 'vitest'
import { listedIn, listProblems, provedProblems } from './listed.ts'
import type { Proved } from './run.ts'

const set = (...files: string[]): ReadonlySet<string> => new Set(files)
const isThere = (file: string) => file !== 'gone'

describe('the list of files that are not mirrored yet', () => {
  it('is read from its source', () =>
    expect(listedIn(`const files = {\n  'A reason.': ['app/A.stories.tsx', 'b/B.stories.ts'],\n}`)).toEqual(
      set('app/A.stories.tsx', 'b/B.stories.ts'),
    ))

  it('may become shorter', () => expect(listProblems(set('a'), set('a', 'b'), isThere)).toEqual([]))

  it('may begin with any files', () => expect(listProblems(set('a', 'b'), undefined, isThere)).toEqual([]))

  it('may not become longer', () =>
    expect(listProblems(set('a', 'b'), set('a'), isThere)).toEqual([
      'b may not be added to the list: mend it, or declare what is the same by intent',
    ]))

  it('may name a file that was moved by its new name', () => expect(listProblems(set('a', 'b'), set('a', 'gone'), isThere)).toEqual([]))

  it('may not name a file that is not there', () =>
    expect(listProblems(set('gone'), set('gone'), isThere)).toEqual(['gone is not there: take it off the list']))
})

describe('the result of the proof of a change', () => {
  const page = (id: string, error?: string): Proved => ({
    ...{ id, title: id, name: id, width: 'desktop' },
    ...(error === undefined
      ? {
          proof: {
            faults: [],
            looked: { boxes: 0, drawings: 0, paints: 0, scrolls: 0, stops: 0, keys: 0, fixed: 0 },
            english: { width: 0, boxes: [], stops: [], unpaired: [] },
            arabic: { width: 0, boxes: [], stops: [], unpaired: [] },
          },
        }
      : { error }),
  })
  const fileOf = new Map([
    ['a1', 'a'],
    ['a2', 'a'],
    ['b1', 'b'],
  ])

  it('names each fault of a file that is not listed', () =>
    expect(provedProblems([page('a1', 'no'), page('b1')], fileOf, set(), () => true)).toEqual(['a1 (desktop) cannot be compared: no']))

  it('names no fault of a listed file', () =>
    expect(provedProblems([page('a1', 'no'), page('a2')], fileOf, set('a'), () => true)).toEqual([]))

  it('names a listed file of which all stories are mirrored', () =>
    expect(provedProblems([page('a1'), page('a2')], fileOf, set('a'), () => true)).toEqual(['a is mirrored now: take it off the list']))

  it('does not judge a listed file by its first story', () =>
    expect(provedProblems([page('a1')], fileOf, set('a'), () => false)).toEqual([]))
})
