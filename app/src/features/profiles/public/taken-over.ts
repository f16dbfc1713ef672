import type { StartTimer } from '#platform/timers.ts'

/** Time that the device has to open an app for a number or an address, in milliseconds (D-31). */
export const handlerPatience = 1_500

export type Watched = {
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>
  startTimer: StartTimer
}

/** Call it when a link such as `tel:` is pressed. Resolves to whether an app takes over within 1.5 s. */
export function isTakenOver({ page, view, startTimer }: Watched): Promise<boolean> {
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
  })
}
