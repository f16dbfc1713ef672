const states: readonly (readonly [mark: string, state: string])[] = [
  ['[data-hovered]', ':hover'],
  ['[data-pressed]', ':active'],
  ['[data-focus-visible]', ':focus-visible'],
]

/**
 * Names the browser’s own states in a selector. In the app, scripts set an attribute on what is hovered, pressed or focused; on a rendered
 * page no script does.
 */
export const withOwnStates = (selector: string): string => states.reduce((text, [mark, state]) => text.replaceAll(mark, state), selector)

/** Returns whether a selector, with the browser’s own states, is about hovering. A touch screen would leave it on after a touch. */
export const isAboutHover = (selector: string): boolean => selector.includes(':hover')
