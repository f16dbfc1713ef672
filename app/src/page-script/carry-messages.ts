import { carrying, isMethod } from '#features/profiles/public/connect-ways.ts'
import { around, type Place } from './pressed.ts'

/** Puts the message that a reader edits into the links of its sheet, and into its copy button. */
export function carryMessages(page: Place): void {
  page.addEventListener('input', (event) => {
    const place = around(event, '[data-message]')
    if (!place || !(event.target instanceof HTMLTextAreaElement)) return
    const message = { subject: place.dataset['message'] ?? '', body: event.target.value }
    const copy = place.querySelector<HTMLElement>('[data-copy]')
    if (copy) copy.dataset['copy'] = message.body
    const links = place.closest('[data-component="PageSheet"]')?.querySelectorAll<HTMLAnchorElement>('a[data-way]') ?? []
    for (const link of links) {
      const { way: method = '', start: address = '' } = link.dataset
      if (isMethod(method)) link.href = carrying({ method, address }, message).address
    }
  })
}
