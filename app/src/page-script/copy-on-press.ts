import { confirmationMs } from '@wasla/design-system/components/CopyButton/confirmation.ts'
import type { StartTimer } from '#platform/timers.ts'
import { around, type Place } from './pressed.ts'

const part = (place: HTMLElement, name: string) => place.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`)?.content

/** Shows a mark of the state in a place: the words of a button, or its icon. Returns a function that shows the previous state again. */
function showCopied(place: HTMLElement): () => void {
  const status = place.querySelector('[role="status"]')
  const icon = place.querySelector('button svg')
  const done = part(place, 'done')?.firstElementChild?.cloneNode(true)
  const words = [...place.querySelectorAll('[data-part="before"], [data-part="after"]')]
  const turn = () => words.forEach((word) => word.toggleAttribute('data-away'))
  status?.replaceChildren(part(place, 'copied')?.cloneNode(true) ?? '')
  if (icon && done) icon.replaceWith(done)
  turn()
  return () => {
    status?.replaceChildren()
    if (icon && done instanceof Element) done.replaceWith(icon)
    turn()
  }
}

const refusal = 'data-refused'

/** Shows and announces that the browser refused. */
function showRefused(place: HTMLElement): void {
  const words = part(place, 'refused')?.cloneNode(true)
  const shown = place.ownerDocument.createElement('span')
  shown.setAttribute(refusal, '')
  shown.append(words ?? '')
  ;(place.querySelector('[role="alert"]') ?? place).append(shown)
}

/** Copies the value of a copy field or a copy button, and shows for two seconds that it was copied. */
export function copyOnPress(page: Place, device: { readonly clipboard?: Pick<Clipboard, 'writeText'> }, startTimer: StartTimer): void {
  /** The places whose confirmation is shown. */
  const confirmed = new WeakSet<HTMLElement>()

  async function copy(place: HTMLElement) {
    place.querySelector(`[${refusal}]`)?.remove()
    try {
      if (!device.clipboard) throw new Error('The page is not secure')
      await device.clipboard.writeText(place.dataset['copy'] ?? '')
    } catch {
      return showRefused(place)
    }
    if (confirmed.has(place)) return undefined
    confirmed.add(place)
    const undo = showCopied(place)
    startTimer(() => {
      confirmed.delete(place)
      undo()
    }, confirmationMs)
  }

  page.addEventListener('click', (event) => {
    const place = around(event, 'button') && around(event, '[data-copy]')
    if (place) void copy(place)
  })
}
