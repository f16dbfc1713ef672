/**
 * Stories that are tested stand still: a test that reads a page while something fades in would find it unseen. What a change ends with
 * is there at once, and everything else is as for somebody who did not ask to be spared motion: what travels does arrive.
 */
const still = document.createElement('style')
still.textContent = `*, *::before, *::after {
  transition-duration: 0s !important; transition-delay: 0s !important;
  animation-duration: 0.01ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  scroll-behavior: auto !important;
}
/* A busy page is still at the first step of coming in when a test looks. */
[data-entering] { opacity: 1 !important }`
document.head.append(still)
