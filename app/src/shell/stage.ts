import type { StartTimer } from '#platform/timers.ts'
import { carryOver } from './carry-over.ts'

/** Milliseconds after which the app is shown although a part of its page is still loading. */
const longest = 4_000

/** What a page shows while it loads. */
const waiting = '[aria-busy="true"], [data-component^="Skeleton"]'

/** Returns whether a page has its title and no visible part of it is loading. */
const isComplete = (page: ParentNode): boolean =>
  page.querySelector('h1') !== null && Array.from(page.querySelectorAll(waiting)).every((part) => part.closest('[hidden]') !== null)

/**
 * Returns the stage: an element outside of the page, in which the app draws while the page that the server rendered stays on the screen. The
 * stage takes the place of `root` in one step: when the page on it is complete, or after four seconds. What somebody typed, focused or
 * pressed meanwhile is carried over. The styles of the rendered page end with it.
 */
export function openStage(root: HTMLElement, startTimer: StartTimer): HTMLElement {
  const { ownerDocument: page } = root
  const stage = page.createElement('div')
  const observer = new MutationObserver(() => isComplete(stage) && show())
  const stopTimer = startTimer(show, longest)
  observer.observe(stage, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy', 'hidden'] })

  function show() {
    observer.disconnect()
    stopTimer()
    const carry = carryOver(root, window.heldPress)
    stage.id = root.id
    root.replaceWith(stage)
    for (const styles of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]')) styles.media = 'all'
    page.adoptedStyleSheets = []
    delete page.documentElement.dataset['memberPage']
    carry(stage)
  }
  return stage
}
