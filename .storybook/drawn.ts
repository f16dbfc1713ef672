/**
 * Waits for the next frame to be drawn. What is measured, such as whether a panel scrolls and so needs the keyboard, reaches the page
 * with a frame; a look at it in between would find what nobody ever sees.
 */
export const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
