import { describe, expect, it } from 'vitest'
import { causesOfPictures, reasonOf, stateOf, type Decided } from './decide.ts'

const accepted = (reason: string): Decided => ({ is: 'accepted', reason, at: '14:10' })
const refused: Decided = { is: 'refused', reason: '', at: '14:12' }

describe('a decision about a cause', () => {
  it('accepts the pictures that have no other cause', () => {
    const causes = causesOfPictures([{ pictures: [0, 1] }, { pictures: [1] }])
    const decisions = new Map([[0, accepted('As drawn.')]])
    expect(reasonOf(causes.get(0) ?? [], decisions)).toBe('As drawn.')
    expect(reasonOf(causes.get(1) ?? [], decisions)).toBeUndefined()
  })

  it('accepts a picture of several causes if all are accepted, with each reason once', () => {
    expect(
      reasonOf(
        [0, 1],
        new Map([
          [0, accepted('One.')],
          [1, accepted('Two.')],
        ]),
      ),
    ).toBe('One.; Two.')
    expect(
      reasonOf(
        [0, 1],
        new Map([
          [0, accepted('One.')],
          [1, accepted('One.')],
        ]),
      ),
    ).toBe('One.')
    expect(
      reasonOf(
        [0, 1],
        new Map([
          [0, accepted('One.')],
          [1, refused],
        ]),
      ),
    ).toBeUndefined()
  })

  it('accepts no picture without a cause', () => expect(reasonOf([], new Map())).toBeUndefined())
})

describe('the state of a cause', () => {
  it.each([
    [true, undefined, 'accepted'],
    [true, refused, 'accepted'],
    [false, undefined, 'open'],
    [false, refused, 'refused'],
    [false, accepted('x'), 'waiting'],
  ])('with “every picture is accepted: %s” and the decision %o is %s', (isEvery, decided, state) =>
    expect(stateOf(isEvery, decided)).toBe(state),
  )
})
