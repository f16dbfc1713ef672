import { useEffect } from 'react'

/** Paper is light, whatever the theme of the screen: browsers print no backgrounds, and light text would be lost on it. */
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
