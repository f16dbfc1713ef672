import { describe, expect, it } from 'vitest'
import { interests as allInterests } from '@wasla/contract/reference/interests.ts'
import { draftOf, type GroupDraft } from './group-draft.ts'
import { groupProblems } from './group-problems.ts'

const facts = { hasPhoto: true, isTaken: false }
const fine: GroupDraft = { ...draftOf(null), name: 'Dallah mornings', userName: 'dallah_mornings', description: '<p>First coffee.</p>' }
const details = (change: Partial<GroupDraft>, known = facts) =>
  groupProblems('DETAILS', { ...fine, ...change }, known).map(({ path, rule }) => `${path} ${rule}`)
const interests = (count: number) =>
  groupProblems('INTERESTS', { ...fine, interests: allInterests.slice(0, count).map(({ id }) => id) }, facts).map(({ rule }) => rule)

describe('first stage of the form', () => {
  it('accepts a group as S1 describes it', () => expect(details({})).toEqual([]))

  it('reports every missing value, in the order of the page', () => {
    expect(groupProblems('DETAILS', draftOf(null), { hasPhoto: false, isTaken: false }).map(({ path }) => path)).toEqual([
      'photo',
      'name',
      'userName',
      'description',
    ])
  })

  it('accepts either a saved or a new photo', () => {
    expect(details({}, { hasPhoto: false, isTaken: false })).toEqual(['photo required'])
    expect(details({ photo: { file: new File([], 'a.jpg'), url: 'blob:a' } }, { hasPhoto: false, isTaken: false })).toEqual([])
  })

  it('counts letters as a reader perceives them, in any script', () => {
    expect([details({ name: 'قه' }), details({ name: 'قهوة' }), details({ name: 'a'.repeat(51) })]).toEqual([
      ['name tooShort'],
      [],
      ['name tooLong'],
    ])
  })

  it('accepts Latin letters, digits and underscores in a user name, and rejects a taken user name', () => {
    expect(details({ userName: 'قهوة_الصباح' })).toEqual(['userName userName'])
    expect(details({ userName: 'ab' })).toEqual(['userName userName'])
    expect(details({}, { hasPhoto: true, isTaken: true })).toEqual(['userName userNameTaken'])
  })

  it('counts the text of a description without its markup', () => {
    expect(details({ description: '<p><strong>ab</strong></p>' })).toEqual(['description tooShort'])
    expect(details({ description: `<p>${'a'.repeat(500)}</p>` })).toEqual([])
    expect(details({ description: `<p>${'a'.repeat(501)}</p>` })).toEqual(['description tooLong'])
  })
})

it('the second stage requires one to five interests', () => {
  expect([interests(0), interests(1), interests(5), interests(6)]).toEqual([['minItems'], [], [], ['maxItems']])
})
