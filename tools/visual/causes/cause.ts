import type { Box } from '../pixels.ts'

/**
 * Why pictures differ: a token has another value, a rule declares another one, a text, an element or what a picture shows is another one,
 * a whole story is new or removed; `unknown` if nothing explains it.
 */
export const causeKinds = ['token', 'rule', 'text', 'structure', 'picture', 'story', 'unknown'] as const
export type CauseKind = (typeof causeKinds)[number]

/** One cause of one picture. `components`: those whose elements it changes by itself. `box`: one of them in the picture now. */
export type Cause = {
  kind: CauseKind
  /** The token (`space.sm`), the component with the condition of the rule, the key of the message or the text, or the component. */
  name: string
  /** The declared property of a rule. */
  property?: string
  before: string
  after: string
  components: readonly string[]
  box?: Box
}

/** Returns what two pictures with the same cause have in common. A message has another text in each language. */
export const causeKey = ({
  kind,
  name,
  property = '',
  before,
  after,
}: Pick<Cause, 'kind' | 'name' | 'property' | 'before' | 'after'>): string =>
  [kind, name, property, ...(kind === 'text' && name !== after && name !== before ? [] : [before, after])].join('\n')

/** Returns causes without repetitions; one that several elements have names all their components. */
export function mergedCauses(causes: readonly Cause[]): Cause[] {
  const groups = Map.groupBy(causes, causeKey)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, components: [...new Set([first, ...others].flatMap(({ components }) => components))] }] : [],
  )
}

/** All pictures with the same cause. Pictures are positions in the list of changes. */
export type Group = Omit<Cause, 'components'> & {
  pictures: number[]
  /** Pictures of the components that the cause changes by itself. Others only show them, or what they moved. */
  itself: number[]
  /** The components that it changes, those in the most pictures first. */
  components: string[]
  /** The picture that shows it best; `box` is in this picture. */
  clearest: number
}
