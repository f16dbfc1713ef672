import type { StartTimer } from '#platform/timers.ts'

/** Milliseconds after which the app is shown although a part of its page is still loading. */
const longest = 4_000

/** What a page shows while it loads. */
const waiting = '[aria-busy="true"], [data-component^="Skeleton"]'

/** Returns whether a page has its title and no visible part of it is loading. */
const isComplete = (page: ParentNode): boolean =>
  page.querySelector('h1') !== null && Array.from(page.querySelectorAll(waiting)).every((part) => part.closest('[hidden]') !== null)

/** Makes a hidden element beside the page that the server rendered. The app draws its page there. */
export function stageBeside(root: HTMLElement): HTMLElement {
  const stage = root.ownerDocument.createElement('div')
  stage.className = 'stage'
  stage.inert = true
  root.after(stage)
  return stage
}

/**
 * Shows the stage in place of the page that the server rendered, in one step: when the page on the stage is complete, or after four seconds.
 * The styles of the rendered page end with it.
 */
export function showWhenComplete(stage: HTMLElement, root: HTMLElement, startTimer: StartTimer): void {
  const observer = new MutationObserver(() => isComplete(stage) && show())
  const stopTimer = startTimer(show, longest)
  observer.observe(stage, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy', 'hidden'] })

  function show() {
    observer.disconnect()
    stopTimer()
    const page = stage.ownerDocument
    root.remove()
    page.adoptedStyleSheets = []
    stage.removeAttribute('class')
    stage.inert = false
    stage.id = 'root'
    delete page.documentElement.dataset['memberPage']
  }
}
