const modals = ['Dialog', 'ConfirmDialog', 'Sheet', 'SearchScreen'].map((name) => `[data-component='${name}']`).join()

/**
 * Stories under test have no motion: a test would find an element invisible while it fades in. Transitions and animations end immediately
 * but still run; everything else is as without `prefers-reduced-motion`.
 */
const still = document.createElement('style')
still.textContent = `*, *::before, *::after {
  transition-duration: 0s !important; transition-delay: 0s !important;
  animation-duration: 0.01ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  scroll-behavior: auto !important;
}
/* On a busy machine an overlay may still be in the first frame of its entry animation when a test reads it. */
[data-entering] { opacity: 1 !important }
/* React Aria keeps a modal transparent by inline styles, for two frames or more, until it knows whether a keyboard opens. */
:is(${modals})[style*='mask-image'], :is(${modals}) > [style*='mask-image'] { opacity: 1 !important }`
document.head.append(still)

/**
 * Draws nothing on the screen. No test reads the picture, and drawing it takes a fifth of the time. Layout, frames and all that a page can
 * read stay as they are: the frame that holds the page is transparent, not the page.
 */
const frame = window.frameElement as HTMLElement | null
frame?.style.setProperty('opacity', '0')
