type Annotations = { title?: string; tags?: readonly string[] }

/** The tag of a test of a screen whose result depends on the direction, such as one about arrow keys. */
const byDirection = 'both-languages'

const tagsOf = (meta: Annotations, story: Annotations) => [...(meta.tags ?? []), ...(story.tags ?? [])]

/**
 * Returns whether a story is tested in both languages. Only tests of screens are not: stories with the tag `!dev`, which nobody looks at.
 * They prove what a screen sends, refuses and keeps. Other stories draw the same screen in both languages, and the parts of the design
 * system prove keys and directions (decision 100).
 */
export function hasBothLanguages(meta: Annotations, story: Annotations): boolean {
  return !tagsOf(meta, story).includes('!dev') || isPlayedInBoth(meta, story)
}

/**
 * Returns whether the steps of a story (`play`) run in both languages. Those of screens do not: in Arabic, a screen is drawn as it opens,
 * and checked.
 */
export const isPlayedInBoth = (meta: Annotations, story: Annotations): boolean =>
  meta.title?.startsWith('Screens/') !== true || tagsOf(meta, story).includes(byDirection)
