import { treesInOrder, type TreeAcceptance } from './access/accepted-trees.ts'

/**
 * A change that a person reviewed and accepted. `picture` is the hash of the new picture; `none` if the story was removed. If fonts or
 * browsers draw a story differently, it may have several valid pictures in one mode: the second one is `variant` 2.
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

const list = (name: string, all: readonly object[]) =>
  `  "${name}": [${all.length > 0 ? `\n${all.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ` : ''}]`

/**
 * Writes one line for each acceptance, in order, so that two people who accept different changes cause no merge conflict. Accepted trees
 * have a list of their own; without any, the file has no such list.
 */
export const writeAcceptances = (all: readonly Acceptance[], trees: readonly TreeAcceptance[] = []): string => {
  const order = (one: Acceptance) => `${place(one)} ${String(one.variant ?? 1).padStart(6, '0')}`
  const lists = [
    list(
      'accepted',
      all.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)),
    ),
    ...(trees.length > 0 ? [list('trees', treesInOrder(trees))] : []),
  ]
  return `{\n${lists.join(',\n')}\n}\n`
}

type Decision = { story: string; mode: string; picture: string; accepted?: Acceptance }

/** Returns the acceptances of a story in a mode after a decision about its picture. `present`: those before it. */
function afterDecision(present: readonly Acceptance[], { picture, accepted }: Decision): readonly Acceptance[] {
  if (accepted?.variant !== undefined)
    return [...present.filter((one) => one.variant !== accepted.variant && one.picture !== picture), accepted]
  const others = present.filter((one) => one.picture !== picture)
  // Acceptances of other pictures stay: they may be from another machine and still valid there.
  if (!accepted) return others
  // Variants show the story as it was. After a new picture, somebody has to look at the story on each machine again.
  return [...(others.length < present.length ? others : []), accepted]
}

/**
 * Returns the list after a review. If a decision accepts a variant, other pictures stay accepted. If it accepts a new picture without a
 * number, all others are removed. If it accepts nothing, only the acceptance of its picture is removed.
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

/** Returns the number of a picture if it is accepted as a variant; undefined if no other picture of the story in this mode is accepted. */
export function nextVariant(all: readonly Acceptance[], change: Pick<Acceptance, 'story' | 'mode' | 'picture'>): number | undefined {
  const others = all.filter((one) => place(one) === place(change) && one.picture !== change.picture)
  return others.length === 0 ? undefined : Math.max(...others.map(({ variant = 1 }) => variant)) + 1
}

/**
 * Returns the acceptance of exactly this picture of this story in this mode, as any variant. If the picture changes, it must be reviewed
 * again.
 */
export const acceptanceOf = (
  all: readonly Acceptance[],
  change: Pick<Acceptance, 'story' | 'mode' | 'kind' | 'picture'>,
): Acceptance | undefined => all.find((one) => place(one) === place(change) && one.kind === change.kind && one.picture === change.picture)
