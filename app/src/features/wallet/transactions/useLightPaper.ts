import { useEffect } from 'react'

/**
 * Switches to the light theme while the page is printed. Browsers print no backgrounds, so the light text of the dark theme would be
 * invisible on paper.
 */
export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let shown: string | undefined
    const print = () => {
      shown = dataset['theme']
      dataset['theme'] = 'light'
    }
    const restore = () => {
      if (shown === undefined) delete dataset['theme']
      else dataset['theme'] = shown
    }
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
