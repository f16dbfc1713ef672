/**
 * A change that a person reviewed and wants. `picture` is the hash of the new picture; `none` if the story was removed. A story has several
 * valid pictures in one mode if fonts or browsers draw it otherwise: the second one is variant 2.
 */
export type Acceptance = {
  story: string
  mode: string
  kind: 'new' | 'removed' | 'changed'
  picture: string
  note: string
  variant?: number
}

const isVariant = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 2
const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a list of acceptances. Throws if the text is none, so that a damaged file never counts as an empty one. */
export function parseAccepted(text: string): Acceptance[] {
  const read = JSON.parse(text) as { accepted?: unknown }
  if (!Array.isArray(read.accepted)) throw new Error('There is no list “accepted”.')
  return (read.accepted as Partial<Record<keyof Acceptance, unknown>>[]).map(({ story, mode, kind, picture, note, variant }) => {
    const isKind = kind === 'new' || kind === 'removed' || kind === 'changed'
    if (!isText(story) || !isText(mode) || !isKind || !isText(picture) || !isText(note)) throw new Error('An acceptance misses a part.')
    if (variant === undefined) return { story, mode, kind, picture, note }
    if (!isVariant(variant)) throw new Error('A variant has a number from 2.')
    return { story, mode, kind, picture, note, variant }
  })
}

const place = ({ story, mode }: Pick<Acceptance, 'story' | 'mode'>) => `${story} ${mode}`

/** Writes one line for each acceptance, in order, so that two people who accept different changes cause no merge conflict. */
export const writeAcceptances = (all: readonly Acceptance[]): string => {
  const order = (one: Acceptance) => `${place(one)} ${String(one.variant ?? 1).padStart(6, '0')}`
  const lines = all.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).map((one) => `    ${JSON.stringify(one)}`)
  return `{\n  "accepted": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`
}

type Decision = { story: string; mode: string; picture: string; accepted?: Acceptance }

/** Returns the acceptances of one story and mode after a decision about its picture. */
function afterDecision(present: readonly Acceptance[], { picture, accepted }: Decision): readonly Acceptance[] {
  if (accepted?.variant !== undefined)
    return [...present.filter((one) => one.variant !== accepted.variant && one.picture !== picture), accepted]
  const others = present.filter((one) => one.picture !== picture)
  // Another picture may have been accepted on another machine, and is still valid there.
  if (!accepted) return others
  // The variants are of the story as it was: a new picture of it has to be looked at on each machine.
  return [...(others.length < present.length ? others : []), accepted]
}

/**
 * Returns the list after a review. For each story and mode, the newest decision counts. Acceptances of other pictures stay if the decision
 * is about a variant. A decision without acceptance removes the one of its picture.
 */
export function merged(before: readonly Acceptance[], decided: readonly Decision[]): Acceptance[] {
  const decidedPlaces = new Set(decided.map(place))
  return [
    ...before.filter((one) => !decidedPlaces.has(place(one))),
    ...decided.flatMap((decision) =>
      afterDecision(
        before.filter((one) => place(one) === place(decision)),
        decision,
      ),
    ),
  ]
}

/** Returns the number that a picture gets if it is accepted as a variant; undefined if no other picture of the story is accepted. */
export function nextVariant(all: readonly Acceptance[], change: Pick<Acceptance, 'story' | 'mode' | 'picture'>): number | undefined {
  const others = all.filter((one) => place(one) === place(change) && one.picture !== change.picture)
  return others.length === 0 ? undefined : Math.max(...others.map(({ variant = 1 }) => variant)) + 1
}

/** Returns the acceptance of exactly this picture of this story in this mode, of any variant. If it changes later, it must be reviewed again. */
export const acceptanceOf = (
  all: readonly Acceptance[],
  change: Pick<Acceptance, 'story' | 'mode' | 'kind' | 'picture'>,
): Acceptance | undefined => all.find((one) => place(one) === place(change) && one.kind === change.kind && one.picture === change.picture)
