import type { Box } from '../pixels.ts'

/**
 * Why pictures differ. `token`: a token has another value. `rule`: a style declares another value. `text`, `structure`, `picture`: a text,
 * an element or an image changed. `story`: a whole story is new or removed. `unknown`: nothing explains the change.
 */
export const causeKinds = ['token', 'rule', 'text', 'structure', 'picture', 'story', 'unknown'] as const
export type CauseKind = (typeof causeKinds)[number]

/** One cause of one picture. `components`: those whose elements it changes directly. `box`: one of these elements in the picture now. */
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

/** Returns a key that is equal for equal causes of two pictures. The key of a message has no texts, because they differ by language. */
export const causeKey = ({
  kind,
  name,
  property = '',
  before,
  after,
}: Pick<Cause, 'kind' | 'name' | 'property' | 'before' | 'after'>): string =>
  [kind, name, property, ...(kind === 'text' && name !== after && name !== before ? [] : [before, after])].join('\n')

/** Returns causes without duplicates. A cause that several elements have names all their components. */
export function mergedCauses(causes: readonly Cause[]): Cause[] {
  const groups = Map.groupBy(causes, causeKey)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, components: [...new Set([first, ...others].flatMap(({ components }) => components))] }] : [],
  )
}

/** All pictures with the same cause. Pictures are positions in the list of changes. */
export type Group = Omit<Cause, 'components'> & {
  pictures: number[]
  /** Pictures of stories about the components that the cause changes. The other stories contain these components. */
  itself: number[]
  /** The components that it changes, those in the most pictures first. */
  components: string[]
  /** The picture that shows the cause best; `box` is in this picture. */
  clearest: number
}
