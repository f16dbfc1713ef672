import type { Place } from './pressed.ts'

const isImage = (target: EventTarget | null): target is HTMLImageElement => target instanceof HTMLImageElement

/** Shows the pattern of a picture that cannot be loaded. Without a pattern, shows what is under the picture. */
function replace(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  delete image.dataset['fallback']
  if (fallback === undefined) return image.remove()
  // The browser prefers this list to the address.
  image.removeAttribute('srcset')
  image.src = fallback
}

/** Replaces broken pictures, also those that broke before this script ran. */
export function replaceBroken(page: Place): void {
  // The event does not bubble.
  page.addEventListener('error', ({ target }) => isImage(target) && replace(target), true)
  for (const image of page.querySelectorAll<HTMLImageElement>('img'))
    // A picture that waits for its turn also looks like this: it is requested again, and reports if it is broken.
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '')
}
