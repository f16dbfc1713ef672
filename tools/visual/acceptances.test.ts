import { describe, expect, it } from 'vitest'
import { acceptanceOf, merged, nextVariant, parseAccepted, writeAcceptances, type Acceptance } from './acceptances.ts'

const one: Acceptance = { story: 'button--default', mode: 'en-light-desktop', kind: 'changed', picture: 'abc', note: 'Rounder, as drawn.' }

describe('accepted changes', () => {
  it('stay accepted while the picture is the same', () => {
    expect(acceptanceOf([one], one)).toBe(one)
    expect(acceptanceOf([one], { ...one, picture: 'other' })).toBeUndefined()
    expect(acceptanceOf([one], { ...one, mode: 'ar-light-phone' })).toBeUndefined()
  })

  it('are written and read back, in a fixed order', () => {
    const other = { ...one, story: 'avatar--default', note: 'Says “now”' }
    expect(parseAccepted(writeAcceptances([one, other]))).toEqual([other, one])
    expect(parseAccepted(writeAcceptances([]))).toEqual([])
  })

  it('are replaced if a newer picture is accepted, and removed if their picture is refused', () => {
    const newer = { ...one, picture: 'def' }
    expect(merged([one], [{ ...newer, accepted: newer }])).toEqual([newer])
    expect(merged([one], [{ story: one.story, mode: one.mode, picture: one.picture }])).toEqual([])
    expect(merged([one], [])).toEqual([one])
  })

  it.each([
    '{"accepted":[{"story":"a","mode":"b","kind":"new","picture":"c","note":"d","variant":1}]}',
    '{}',
    '{"accepted":[{"story":"a"}]}',
    'nothing',
  ])('cannot be read from a damaged file: %s', (text) => expect(() => parseAccepted(text)).toThrow())
})

describe('variants of a picture', () => {
  const second: Acceptance = { ...one, picture: 'def', note: 'Fonts of the other system.', variant: 2 }
  const decided = (change: Acceptance) => [{ story: change.story, mode: change.mode, picture: change.picture, accepted: change }]

  it('are all valid', () => {
    expect(acceptanceOf([one, second], one)).toBe(one)
    expect(acceptanceOf([one, second], { ...one, picture: 'def' })).toBe(second)
    expect(acceptanceOf([one, second], { ...one, picture: 'ghi' })).toBeUndefined()
  })

  it('have numbers from 2; a picture gets one only if another picture is accepted', () => {
    expect(nextVariant([], one)).toBeUndefined()
    expect(nextVariant([one], one)).toBeUndefined()
    expect(nextVariant([one], second)).toBe(2)
    expect(nextVariant([one, second], { ...one, picture: 'ghi' })).toBe(3)
  })

  it('are written after the first picture, and read back', () => {
    const all = [one, second, { ...second, picture: 'ghi', variant: 10 }]
    expect(parseAccepted(writeAcceptances(all.toReversed()))).toEqual(all)
  })

  it('are added to the accepted picture, and replaced by a variant with the same number', () => {
    expect(merged([one], decided(second))).toEqual([one, second])
    const newer = { ...second, picture: 'ghi' }
    expect(merged([one, second], decided(newer))).toEqual([one, newer])
  })

  it('stay if one of the pictures is accepted again with another reason', () => {
    const said = { ...one, note: 'Rounder.' }
    expect(merged([one, second], decided(said))).toEqual([second, said])
  })

  it('are removed if a new picture is accepted without a number, because they show the old story', () => {
    const newer = { ...one, picture: 'ghi' }
    expect(merged([one, second], decided(newer))).toEqual([newer])
  })

  it('stay if another variant is refused, or another picture is not accepted', () => {
    const refused = (picture: string) => [{ story: one.story, mode: one.mode, picture }]
    expect(merged([one, second], refused('def'))).toEqual([one])
    expect(merged([one, second], refused('ghi'))).toEqual([one, second])
  })
})
