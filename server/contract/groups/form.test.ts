import { describe, expect, it } from 'vitest'
import { accept, problemsOf } from '../validation/check.ts'
import { createGroupRules, groupInterestsRules, updateGroupRules } from './form.ts'

const fields = { name: 'Bread', userName: 'Bread_1', description: '<p>Who bakes</p>' }
const problems = (over: object) => problemsOf(createGroupRules, { ...fields, ...over }).map(({ path, rule }) => `${path} ${rule}`)

describe('the form of a group', () => {
  it('returns the user name in small letters, and makes a group public and discoverable by default (S1 §3, G-05)', () => {
    expect(accept(createGroupRules, { ...fields, name: '  Bread\u202e  and  salt ' })).toEqual({
      name: 'Bread and salt',
      userName: 'bread_1',
      description: '<p>Who bakes</p>',
      isPrivate: false,
      isDiscoverable: true,
    })
    expect(accept(createGroupRules, { ...fields, isPrivate: true, isDiscoverable: false })).toMatchObject({
      isPrivate: true,
      isDiscoverable: false,
    })
  })

  it.each([
    ['a name of two letters', { name: 'Br' }, 'name tooShort'],
    ['a name of 51', { name: 'b'.repeat(51) }, 'name tooLong'],
    ['a name of signs', { name: '!!!!' }, 'name format'],
    ['no name', { name: ' ' }, 'name required'],
    ['a user name of two letters', { userName: 'ab' }, 'userName userName'],
    ['a user name of 21', { userName: 'a'.repeat(21) }, 'userName userName'],
    ['a user name in Arabic', { userName: 'خبز_خبز' }, 'userName userName'],
    ['a user name that a capital letter hides', { userName: '\u212Aing' }, 'userName userName'],
    ['a user name with a blank', { userName: 'a b c' }, 'userName userName'],
    ['a description of two letters in much markup', { description: '<p><strong>a</strong> </p><p>b</p>' }, 'description tooShort'],
    ['a description of 501 letters', { description: `<p>${'ب'.repeat(501)}</p>` }, 'description tooLong'],
    ['a description of markup alone', { description: '<p><br></p><script>abc</script>' }, 'description required'],
    ['a description of ten thousand characters of markup', { description: '<p></p>'.repeat(10_000) }, 'description tooLong'],
  ])('refuses %s', (_, over, problem) => expect(problems(over)).toEqual([problem]))

  it.each([
    ['a name of three letters', { name: 'خبز' }],
    ['a name of fifty', { name: 'b'.repeat(50) }],
    ['a description of 500 letters', { description: `<p>${'ب'.repeat(500)}</p>` }],
    ['a description of three', { description: '<ul><li>a</li><li>b</li><li>c</li></ul>' }],
  ])('accepts %s', (_, over) => expect(problems(over)).toEqual([]))

  it('reports every wrong field at once', () => {
    expect(problems({ name: '', userName: '-', description: '' })).toEqual(['name required', 'userName userName', 'description required'])
  })

  it('checks only the fields that an update sends, and ignores the user name', () => {
    expect(accept(updateGroupRules, { userName: 'other', name: null })).toEqual({ name: null })
    expect(problemsOf(updateGroupRules, { name: 'a', description: 'b' }).map(({ path }) => path)).toEqual(['name', 'description'])
  })

  it('requires one to five different interests of the reference list', () => {
    const refusals = (interests: unknown) => problemsOf(groupInterestsRules, { interests }).map(({ path, rule }) => `${path} ${rule}`)
    expect(accept(groupInterestsRules, { interests: ['food', 'home', 'food'] })).toEqual({ interests: ['food', 'home'] })
    expect(refusals([])).toEqual(['interests minItems'])
    expect(refusals(['food', 'home', 'art', 'books', 'cars', 'pets'])).toEqual(['interests maxItems'])
    expect(refusals(['food', 'home', 'art', 'books', 'cars', 'cars'])).toEqual([])
    expect(refusals(['nothing'])).toEqual(['interests.0 unknownValue'])
  })
})
