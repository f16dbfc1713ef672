import { useState } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'
import { isRenderedPage } from './RenderedPage.tsx'

/**
 * Sets the scroll position after each navigation. Leaves it alone on a page that the server rendered, because its reader may have scrolled
 * before the app was there.
 */
export function ScrollPosition() {
  const { key, pathname } = useLocation()
  const [first] = useState({ key, isRead: isRenderedPage(pathname) })
  const [hasLeft, setHasLeft] = useState(false)
  if (key !== first.key && !hasLeft) setHasLeft(true)
  return first.isRead && !hasLeft ? null : <ScrollRestoration />
}
