import { describe, expect, it } from 'vitest'
import { captionOf, isOurFile, tagsOf } from './content-facts.ts'

describe('the text to post with an item', () => {
  it('is the description with the hashtags below', () =>
    expect(captionOf({ description: 'القهوة أولًا', hashtags: ['قهوة', 'morning_cup'] })).toBe('القهوة أولًا\n\n#قهوة #morning_cup'))
  it('is the description alone if there are no hashtags', () =>
    expect(captionOf({ description: 'Coffee first', hashtags: [] })).toBe('Coffee first'))
  it('is available as hashtags alone', () => expect(tagsOf({ hashtags: ['a1', 'b2'] })).toBe('#a1 #b2'))
})

it.each([
  ['/files/1', 'a.mp4', true],
  ['https://nabt.example/a.mp4', null, false],
  ['https://nabt.example/a.mp4', 'a.mp4', false],
])('%s with file name %s is a file of ours: %s', (contentUrl, fileName, isOurs) => expect(isOurFile({ contentUrl, fileName })).toBe(isOurs))
