/**
 * Stories that are tested stand still: whoever asks to be spared motion still sees things fade, and a test that reads a page half way
 * would find them unseen. What a change ends with is there at once.
 */
const still = document.createElement('style')
still.textContent = '*, *::before, *::after { transition-duration: 0s !important; transition-delay: 0s !important }'
document.head.append(still)
