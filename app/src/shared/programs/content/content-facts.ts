import type { ContentItemFragment } from './program-contents.generated.ts'

/** Returns whether an item is a file on our server, which this page can download and play. Other items are external addresses. */
export const isOurFile = ({ contentUrl, fileName }: Pick<ContentItemFragment, 'contentUrl' | 'fileName'>): boolean =>
  fileName !== null && contentUrl.startsWith('/')

/** Returns the text to post with an item: its description, with the hashtags below it. */
export function captionOf({ description, hashtags }: Pick<ContentItemFragment, 'description' | 'hashtags'>): string {
  const tags = hashtags.map((tag) => `#${tag}`).join(' ')
  return tags === '' ? description : `${description}\n\n${tags}`
}

/** Returns the hashtags alone, to be copied. */
export const tagsOf = ({ hashtags }: Pick<ContentItemFragment, 'hashtags'>): string => hashtags.map((tag) => `#${tag}`).join(' ')
