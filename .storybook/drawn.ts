/**
 * Waits for the next frame to be drawn. Some results, such as whether a panel scrolls and so needs the keyboard, are measured and applied
 * with a frame; a check before it would find a state that no user sees.
 */
export const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
