import { describe, expect, it } from 'vitest'
import { fieldAt, guidelinesDraftOf, guidelinesOf } from './guidelines-draft.ts'

const disclosure = 'Do not hide the advertisement'
const saved = { dos: ['Show the cup', 'Say where it is from'], donts: ['Do not name prices'] }

describe('guidelines draft', () => {
  it('converts saved data to a draft and back unchanged', () => {
    expect(guidelinesOf(guidelinesDraftOf(saved, disclosure))).toEqual(saved)
  })

  it.each([null, {}, { dos: 'no list' }, { dos: [], donts: [3] }])('starts with the advertisement rule if the data is %j', (data) => {
    expect(guidelinesOf(guidelinesDraftOf(data, disclosure))).toEqual({ dos: [''], donts: ['Do not hide the advertisement'] })
  })

  it('maps an error to its line after lines were moved', () => {
    const { dos, donts } = guidelinesDraftOf(saved, disclosure)
    expect(fieldAt('dos.1', { dos, donts })).toBe('dos.saved-1')
    expect(fieldAt('dos.0', { dos: dos.toReversed(), donts })).toBe('dos.saved-1')
    expect(fieldAt('donts', { dos, donts })).toBe('donts.saved-0')
    expect(fieldAt('elsewhere', { dos, donts })).toBe('elsewhere')
  })
})
