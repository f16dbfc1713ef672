import type { StartTimer } from '#platform/timers.ts'
import type { Way } from './connect-ways.ts'

/** Time that the device has to open an app for a number or an address, in milliseconds (D-31). */
export const handlerPatience = 1_500

export type Opening = {
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  view: Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'>
  leaveFor: (address: string) => void
  startTimer: StartTimer
}

/** Resolves to true if something opened: the page was not blocked, or an app took over within 1.5 s. */
export function openWay({ address, isPage }: Way, { page, view, leaveFor, startTimer }: Opening): Promise<boolean> {
  if (isPage) {
    const opened = view.open(address, '_blank')
    if (opened) opened.opener = null
    return Promise.resolve(opened !== null)
  }
  return new Promise((resolve) => {
    const taken = () => done(true)
    const stop = startTimer(() => done(page.hidden), handlerPatience)
    const done = (isOpen: boolean) => {
      stop()
      page.removeEventListener('visibilitychange', taken)
      view.removeEventListener('blur', taken)
      resolve(isOpen)
    }
    page.addEventListener('visibilitychange', taken)
    view.addEventListener('blur', taken)
    leaveFor(address)
  })
}
