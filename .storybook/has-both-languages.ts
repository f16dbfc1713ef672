type Annotations = { title?: string; tags?: readonly string[] }

/** The tag of a test of a screen whose result depends on the direction, such as one about arrow keys. */
const byDirection = 'both-languages'

/**
 * Returns whether a story is tested in both languages. Only tests of screens are not: stories with the tag `!dev`, which nobody looks at.
 * They prove what a screen sends, refuses and keeps. Other stories draw the same screen in both languages, and the parts of the design
 * system prove keys and directions (decision 100).
 */
export function hasBothLanguages(meta: Annotations, story: Annotations): boolean {
  const tags = [...(meta.tags ?? []), ...(story.tags ?? [])]
  return meta.title?.startsWith('Screens/') !== true || !tags.includes('!dev') || tags.includes(byDirection)
}
