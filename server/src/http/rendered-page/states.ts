const hovered = '[data-hovered]'

const states: readonly (readonly [mark: string, state: string])[] = [
  [hovered, ':hover'],
  ['[data-pressed]', ':active'],
  ['[data-focus-visible]', ':focus-visible'],
]

/**
 * Names the browser’s own states in a selector. In the app, scripts set an attribute on what is hovered, pressed or focused; on a rendered
 * page no script does.
 */
export const withOwnStates = (selector: string): string => states.reduce((text, [mark, state]) => text.replaceAll(mark, state), selector)

/** Returns whether a selector of the app is about hovering. A touch screen would keep the browser’s own state after a touch. */
export const isAboutHover = (selector: string): boolean => selector.includes(hovered)
