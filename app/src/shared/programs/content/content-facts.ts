import type { ContentItemFragment } from './program-contents.generated.ts'

/** Whether an item is a file of ours: it can be saved and played here. Anything else stands at an address outside. */
export const isOurFile = ({ contentUrl, fileName }: Pick<ContentItemFragment, 'contentUrl' | 'fileName'>): boolean =>
  fileName !== null && contentUrl.startsWith('/')

/** What is posted with an item: its text, and its hashtags below it. */
export function captionOf({ description, hashtags }: Pick<ContentItemFragment, 'description' | 'hashtags'>): string {
  const tags = hashtags.map((tag) => `#${tag}`).join(' ')
  return tags === '' ? description : `${description}\n\n${tags}`
}

/** What is copied of its hashtags alone. */
export const tagsOf = ({ hashtags }: Pick<ContentItemFragment, 'hashtags'>): string => hashtags.map((tag) => `#${tag}`).join(' ')
