import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Focuses the section that the address names. The links of the balance card name a section. */
export function useSection(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null
    section?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'start' })
  }, [hash])
}
