import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Content of the page that the server rendered for a path. */
type Rendered = { readonly path: string; readonly content: HTMLElement }

let rendered: Rendered | null = null

/**
 * Keeps the content of the page that the server rendered. The path's screen shows it while the screen's data loads. Called once, when the
 * app replaces the page.
 */
export function keepRenderedPage(root: ParentNode, path: string): void {
  const main = root.querySelector('#main')
  if (!main) return
  const content = document.createElement('div')
  content.append(...main.childNodes)
  rendered = { path, content }
}

/** Returns whether the server rendered the page of a path. */
export const isRenderedPage = (path: string): boolean => rendered?.path === path

/** Shows the content that the server rendered, so that the reader can continue reading. Without it, shows `children`. */
export function RenderedPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  if (rendered?.path !== pathname) return children
  const { content } = rendered
  return <div ref={(place) => place?.replaceChildren(content)} />
}
