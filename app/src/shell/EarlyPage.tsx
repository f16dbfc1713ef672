import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/** The page that the server rendered for a path, which can be read before the app has started. */
type Early = { readonly path: string; readonly page: HTMLElement }

let early: Early | null = null

/**
 * Keeps the server-rendered page of a path, if there is one. The path's screen shows it while the screen loads. Called once, when the app
 * replaces the page.
 */
export function keepEarlyPage(root: ParentNode, path: string): void {
  const written = root.querySelector('main.early')
  if (!written) return
  // The app has its own `main`, which will contain this element.
  const page = document.createElement('div')
  page.className = `${written.className} early-within`
  for (const name of ['lang', 'dir']) page.setAttribute(name, written.getAttribute(name) ?? '')
  page.append(...written.childNodes)
  early = { path, page }
}

/** Shows the server-rendered page, so that the reader can continue reading. Without one, shows `children`. */
export function EarlyPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  if (early?.path !== pathname) return children
  const { page } = early
  return <div ref={(place) => place?.replaceChildren(page)} />
}
