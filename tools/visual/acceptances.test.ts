import { describe, expect, it } from 'vitest'
import { acceptanceOf, merged, parseAccepted, writeAcceptances, type Acceptance } from './acceptances.ts'

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

  it('are replaced by a newer decision and removed by a decision without acceptance', () => {
    const newer = { ...one, picture: 'def' }
    expect(merged([one], [{ story: one.story, mode: one.mode, accepted: newer }])).toEqual([newer])
    expect(merged([one], [{ story: one.story, mode: one.mode }])).toEqual([])
    expect(merged([one], [])).toEqual([one])
  })

  it.each(['{}', '{"accepted":[{"story":"a"}]}', 'nothing'])('cannot be read from a damaged file: %s', (text) =>
    expect(() => parseAccepted(text)).toThrow(),
  )
})
