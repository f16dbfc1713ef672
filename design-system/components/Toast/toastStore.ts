import type { ReactNode } from 'react'

export const toastTones = ['success', 'info', 'warning', 'danger'] as const
export type ToastTone = (typeof toastTones)[number]

export type ToastContent = { tone: ToastTone; title?: ReactNode; text: ReactNode }
/** A toast with its `id`. Each toast has another id, so that the same text shown twice is announced twice. */
export type ShownToast = ToastContent & { id: number }

/** Time for which a toast is shown, in milliseconds (T-01). In practice a toast is shown until it is closed or replaced. */
export const toastLife = 1_000_000

type Timers = { start: (run: () => void, milliseconds: number) => () => void }

/** Makes a store of at most one toast; a new toast replaces it (T-01). It is outside React, so that any code may show a toast. */
export function createToastStore(timers: Timers) {
  let current: ShownToast | null = null
  let count = 0
  let stop = () => {}
  const listeners = new Set<() => void>()

  const set = (next: ShownToast | null) => {
    stop()
    current = next
    stop = next ? timers.start(() => closeToast(next.id), toastLife) : () => {}
    for (const listener of listeners) listener()
  }

  const showToast = (content: ToastContent): number => {
    count += 1
    set({ ...content, id: count })
    return count
  }

  /** Closes the toast with this id; without an id, the shown toast. Does nothing if another toast has replaced the toast with this id. */
  const closeToast = (id?: number) => {
    if (current && (id === undefined || id === current.id)) set(null)
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { showToast, closeToast, subscribe, read: () => current }
}

export type ToastStore = ReturnType<typeof createToastStore>

const browserTimers: Timers = {
  start(run, milliseconds) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The toasts of this page. */
export const toastStore = createToastStore(browserTimers)
export const { showToast, closeToast } = toastStore
