/** A change that a person reviewed and wants. `picture` is the hash of the new picture; `none` if the story was removed. */
export type Acceptance = { story: string; mode: string; kind: 'new' | 'removed' | 'changed'; picture: string; note: string }

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a list of acceptances. Throws if the text is none, so that a damaged file never counts as an empty one. */
export function parseAccepted(text: string): Acceptance[] {
  const read = JSON.parse(text) as { accepted?: unknown }
  if (!Array.isArray(read.accepted)) throw new Error('There is no list “accepted”.')
  return (read.accepted as Partial<Record<keyof Acceptance, unknown>>[]).map(({ story, mode, kind, picture, note }) => {
    const isKind = kind === 'new' || kind === 'removed' || kind === 'changed'
    if (!isText(story) || !isText(mode) || !isKind || !isText(picture) || !isText(note)) throw new Error('An acceptance misses a part.')
    return { story, mode, kind, picture, note }
  })
}

const place = ({ story, mode }: Pick<Acceptance, 'story' | 'mode'>) => `${story} ${mode}`

/** Writes one line for each acceptance, in order, so that two people who accept different changes cause no merge conflict. */
export const writeAcceptances = (all: readonly Acceptance[]): string => {
  const lines = all.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).map((one) => `    ${JSON.stringify(one)}`)
  return `{\n  "accepted": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`
}

/**
 * Returns the list after a review: for each story and mode the newest decision counts; a decision without acceptance removes the old one.
 */
export function merged(
  before: readonly Acceptance[],
  decided: readonly { story: string; mode: string; accepted?: Acceptance }[],
): Acceptance[] {
  const decidedPlaces = new Set(decided.map(place))
  return [...before.filter((one) => !decidedPlaces.has(place(one))), ...decided.flatMap(({ accepted }) => (accepted ? [accepted] : []))]
}

/** Returns the acceptance of exactly this picture of this story in this mode. If it changes later, it must be reviewed again. */
export const acceptanceOf = (
  all: readonly Acceptance[],
  change: Pick<Acceptance, 'story' | 'mode' | 'kind' | 'picture'>,
): Acceptance | undefined =>
  all.find(
    ({ story, mode, kind, picture }) =>
      story === change.story && mode === change.mode && kind === change.kind && picture === change.picture,
  )
