import { useEffect } from 'react'

const show = (count: number) => {
  // Not every browser counts on the icon of the app, whatever the types say.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
}

/** Keeps the count on the app's icon equal to the bell while the app is open. Pushes raise it while the app is closed. */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) show(count)
  }, [count])
  // Nothing is counted after a sign-out.
  useEffect(() => () => show(0), [])
}
