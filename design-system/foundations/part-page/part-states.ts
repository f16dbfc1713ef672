/** States of a part that rules of style sheets know, in the order in which they are listed. */
export const partStates = ['hovered', 'pressed', 'focused', 'selected', 'disabled', 'invalid'] as const
export type PartState = (typeof partStates)[number]

/** How selectors ask for each state: pseudo-classes, and attributes of React Aria and of ARIA. */
const conditions: Record<PartState, RegExp> = {
  hovered: /:hover\b|\[data-hovered(?:="true")?\]/gu,
  pressed: /:active(?![\w-])|\[data-pressed(?:="true")?\]/gu,
  focused: /:focus(?:-visible|-within)?(?![\w-])|\[data-focus(?:ed|-visible|-within)(?:="true")?\]/gu,
  selected:
    /:checked\b|\[data-(?:selected|current)(?:="true")?\]|\[aria-(?:selected|pressed|checked)="true"\]|\[aria-current(?:="[a-z]+")?\]/gu,
  disabled: /:disabled\b|\[data-disabled(?:="true")?\]|\[aria-disabled="true"\]/gu,
  invalid: /:user-invalid\b|\[data-invalid(?:="true")?\]|\[aria-invalid="true"\]/gu,
}

/** Matches every element, so that a selector with it keeps its other conditions. */
const always = ':is(*)'

/** Returns the selector as it is while the state is on; undefined if the selector does not ask for the state. */
export function inState(selector: string, state: PartState): string | undefined {
  const forced = selector.replaceAll(conditions[state], always)
  return forced === selector ? undefined : forced
}
