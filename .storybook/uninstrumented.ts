/**
 * Takes the place of `storybook/internal/instrumenter` in tests. The original records every call of a story for the panel of interactions:
 * it sorts all calls again at each call, and keeps them with their elements until the page is closed. A test has no such panel.
 */
export const instrument = <T>(functions: T): T => functions
