import { describe, expect, it } from 'vitest'
import type { ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'
import { draftOf, sourceOf, textsOf, typedTags } from './content-draft.ts'

const item: ContentItemFragment = {
  __typename: 'ProgramContent',
  id: 'a',
  programId: 'p',
  title: 'First sip',
  description: 'Twenty seconds',
  type: 'VIDEO',
  status: 'READY',
  contentUrl: 'https://nabt.example/sip',
  thumbnailUrl: null,
  contentStepType: 'SHAREABLE',
  language: 'ENGLISH',
  platform: 'TIKTOK',
  allowTrademarkUse: true,
  hashtags: ['coffee', 'قهوة'],
  specialRequests: null,
  fileName: null,
  fileSize: null,
}

describe('typedTags', () => {
  it.each([
    ['#coffee #tea', ['#coffee', '#tea']],
    ['coffee, tea،قهوة', ['coffee', 'tea', 'قهوة']],
    ['#coffee#tea', ['#coffee', '#tea']],
    [' # ', []],
  ])('splits %s', (text, tags) => expect(typedTags(text)).toEqual(tags))
})

describe('content draft', () => {
  it('opens with the saved values and sends them unchanged', () => {
    const draft = draftOf(item, 'ar')
    expect([draft.source, draft.hashtags, draft.language]).toEqual(['url', '#coffee #قهوة', 'ENGLISH'])
    expect(textsOf(draft, 'SHAREABLE')).toMatchObject({ hashtags: ['#coffee', '#قهوة'], specialRequests: null, platform: 'TIKTOK' })
    expect(sourceOf(draft, item)).toEqual({})
  })

  it('opens empty, in the reader’s language', () =>
    expect(draftOf(null, 'ar')).toMatchObject({ title: '', language: 'ARABIC', platform: 'ANY' }))

  it('sends learning content without the fields that only shareable content has', () =>
    expect(textsOf(draftOf(item, 'en'), 'LEARNING')).toEqual({
      title: 'First sip',
      description: 'Twenty seconds',
      language: 'ENGLISH',
      platform: 'TIKTOK',
    }))

  it('sends either the file or the address; nothing if neither is set', () => {
    const file = new File(['x'], 'a.mp4')
    expect(sourceOf({ ...draftOf(item, 'en'), source: 'file', file }, item)).toEqual({ file })
    expect(sourceOf({ ...draftOf(null, 'en'), source: 'url', contentUrl: 'https://a.example' }, null)).toEqual({
      contentUrl: 'https://a.example',
    })
    expect(sourceOf(draftOf(null, 'en'), null)).toEqual({})
  })
})
