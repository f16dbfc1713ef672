import { describe, expect, it } from 'vitest'
import { captionOf, isOurFile, tagsOf } from './content-facts.ts'

describe('the text to post with an item', () => {
  it('is the description, with the hashtags below it', () =>
    expect(captionOf({ description: 'القهوة أولًا', hashtags: ['قهوة', 'morning_cup'] })).toBe('القهوة أولًا\n\n#قهوة #morning_cup'))
  it('is only the description if there are no hashtags', () =>
    expect(captionOf({ description: 'Coffee first', hashtags: [] })).toBe('Coffee first'))
  it('can be reduced to the hashtags', () => expect(tagsOf({ hashtags: ['a1', 'b2'] })).toBe('#a1 #b2'))
})

it.each([
  ['/files/1', 'a.mp4', true],
  ['https://nabt.example/a.mp4', null, false],
  ['https://nabt.example/a.mp4', 'a.mp4', false],
])('for address %s with file name %s, isOurFile returns %s', (contentUrl, fileName, isOurs) =>
  expect(isOurFile({ contentUrl, fileName })).toBe(isOurs),
)
