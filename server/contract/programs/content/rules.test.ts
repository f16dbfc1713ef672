import { describe, expect, it } from 'vitest'
import { isProblem } from '../../errors/problem.ts'
import { acceptContent, acceptContentSource } from './rules.ts'

const file = { name: 'a.mp4', size: 5, type: 'video/mp4' }
const share = {
  contentStepType: 'SHAREABLE',
  title: 'First sip',
  description: 'Twenty seconds',
  type: 'VIDEO',
  language: 'ARABIC',
  file,
}
const learn = { ...share, contentStepType: 'LEARNING' }

const refusalOf = (accept: () => unknown) => {
  try {
    accept()
  } catch (error) {
    if (isProblem(error)) return [error.code, ...error.fields.map(({ path, rule }) => `${path} ${rule}`)]
    throw error
  }
  return null
}

describe('a new content item', () => {
  it('is accepted with its required fields; the others get defaults', () =>
    expect(acceptContent(share)).toMatchObject({ platform: null, allowTrademarkUse: false, hashtags: [], specialRequests: null }))

  it.each([
    ['a title of two', { title: 'ab' }, 'title tooShort'],
    ['a title of 21', { title: 'a'.repeat(21) }, 'title tooLong'],
    ['a blank title', { title: '   ' }, 'title required'],
    ['a description of two', { description: 'ab' }, 'description tooShort'],
    ['a description of 201', { description: 'a'.repeat(201) }, 'description tooLong'],
    ['neither a file nor an address', { file: null }, 'file required'],
    ['both', { contentUrl: 'https://nabt.example' }, 'contentUrl fileOrUrl'],
    ['a platform that programs have no content for', { platform: 'TWITCH' }, 'platform unknownValue'],
    ['six hashtags', { hashtags: ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'] }, 'hashtags maxItems'],
    ['requests of 501', { specialRequests: 'a'.repeat(501) }, 'specialRequests tooLong'],
  ])('with %s is refused at its field', (_, over, field) =>
    expect(refusalOf(() => acceptContent({ ...share, ...over }))).toEqual(['DTO_VALIDATION_ERROR', field]),
  )

  it.each([3, 20])('may have a title of %d letters', (length) =>
    expect(acceptContent({ ...share, title: 'س'.repeat(length) }).title).toHaveLength(length),
  )

  it.each(['http://nabt.example', 'javascript:alert(1)', 'data:text/html,x', 'https://u:p@nabt.example', '//nabt', 'https://localhost/x'])(
    'is refused with the address %s',
    (contentUrl) =>
      expect(refusalOf(() => acceptContent({ ...share, file: null, contentUrl }))).toEqual(['URL_INVALID_FORMAT', 'contentUrl url']),
  )

  it('keeps markup as plain letters, and loses characters that reverse the direction of text', () => {
    const title = '<b>\u202Esip</b>'
    expect(acceptContent({ ...share, title }).title).toBe('<b>sip</b>')
  })

  it('for learning has no fields about sharing', () => {
    const extras = { allowTrademarkUse: true, hashtags: ['coffee'], specialRequests: 'Smile' }
    expect(refusalOf(() => acceptContent({ ...learn, ...extras }))).toEqual([
      'DTO_VALIDATION_ERROR',
      'allowTrademarkUse shareableOnly',
      'hashtags shareableOnly',
      'specialRequests shareableOnly',
    ])
    expect(acceptContent({ ...learn, allowTrademarkUse: false, hashtags: [], specialRequests: ' ' }).specialRequests).toBeNull()
  })
})

describe('a hashtag', () => {
  it.each([
    ['#coffee', 'coffee'],
    ['قهوة_الصباح', 'قهوة_الصباح'],
    ['#سنة٢٠٢٦', 'سنة٢٠٢٦'],
    ['a1', 'a1'],
    ['_'.repeat(30), '_'.repeat(30)],
    ['cof\u200Bfee', 'coffee'],
  ])('typed as %s is stored as %s', (typed, stored) => expect(acceptContent({ ...share, hashtags: [typed] }).hashtags).toEqual([stored]))

  // Security case 49.
  it.each(['a', '#', '', '##coffee', 'two words', 'cof-fee', '<b>bold</b>', '"onload=1', 'кофе', 'قهوة؟', '☕☕', 'a'.repeat(31)])(
    'typed as %j is refused',
    (typed) =>
      expect(refusalOf(() => acceptContent({ ...share, hashtags: ['coffee', typed] }))).toEqual([
        'DTO_VALIDATION_ERROR',
        'hashtags.1 hashtag',
      ]),
  )

  it('is stored once, even if it is typed in several spellings', () =>
    expect(acceptContent({ ...share, hashtags: ['Coffee', '#coffee', 'tea'] }).hashtags).toEqual(['Coffee', 'tea']))
})

it('an edit of content takes a file or an address, not both', () => {
  expect(refusalOf(() => acceptContentSource({ file, contentUrl: 'https://nabt.example' }))).toEqual([
    'DTO_VALIDATION_ERROR',
    'contentUrl fileOrUrl',
  ])
  expect(acceptContentSource({ contentUrl: ' ' }).contentUrl).toBeNull()
})
