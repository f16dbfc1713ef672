/**
 * Waits for the next frame to be drawn. Some states are measured and applied with a frame, such as whether a panel scrolls and so needs the
 * keyboard. A check before that frame would find a state that no user sees.
 */
export const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
