import { describe, expect, it } from 'vitest'
import { captionOf, isOurFile, tagsOf } from './content-facts.ts'

describe('what is posted with an item', () => {
  it('is its text with its hashtags below', () =>
    expect(captionOf({ description: 'القهوة أولًا', hashtags: ['قهوة', 'morning_cup'] })).toBe('القهوة أولًا\n\n#قهوة #morning_cup'))
  it('is its text alone where it has none', () => expect(captionOf({ description: 'Coffee first', hashtags: [] })).toBe('Coffee first'))
  it('may be the hashtags alone', () => expect(tagsOf({ hashtags: ['a1', 'b2'] })).toBe('#a1 #b2'))
})

it.each([
  ['/files/1', 'a.mp4', true],
  ['https://nabt.example/a.mp4', null, false],
  ['https://nabt.example/a.mp4', 'a.mp4', false],
])('%s, called %s, is a file of ours: %s', (contentUrl, fileName, isOurs) => expect(isOurFile({ contentUrl, fileName })).toBe(isOurs))
