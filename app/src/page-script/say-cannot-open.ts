import { isTakenOver } from '#features/profiles/public/taken-over.ts'
import type { StartTimer } from '#platform/timers.ts'
import { around, type Place } from './pressed.ts'

/** Shows a text if no app of the device opens the link of a contact method within 1.5 s (D-31). */
export function sayCannotOpen(page: Place, view: Window, startTimer: StartTimer): void {
  page.addEventListener('click', (event) => {
    const link = around<HTMLAnchorElement>(event, 'a[data-way]')
    const text = link?.closest('[data-component="PageSheet"]')?.querySelector<HTMLElement>('[data-part="cannot-open"]')
    // A link to a web page always opens.
    if (!link || !text || link.target === '_blank') return
    text.hidden = true
    void isTakenOver({ page: link.ownerDocument, view, startTimer }).then((isTaken) => {
      text.hidden = isTaken
    })
  })
}
