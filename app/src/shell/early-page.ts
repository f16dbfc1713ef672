/** What the server wrote into the page of an address, for those who read before the app is there. */
type Early = { readonly path: string; readonly page: HTMLElement }

let early: Early | null = null

/**
 * Keeps what the server wrote, if it wrote anything, for the screen of that address to show while it waits. Called once, at the moment in
 * which the app takes the page's place.
 */
export function keepEarlyPage(root: ParentNode, path: string): void {
  const written = root.querySelector('main.early')
  if (!written) return
  // The app has a main part of its own, and this comes to stand in it.
  const page = document.createElement('div')
  page.className = `${written.className} early-within`
  for (const name of ['lang', 'dir']) page.setAttribute(name, written.getAttribute(name) ?? '')
  page.append(...written.childNodes)
  early = { path, page }
}

export const earlyPageOf = (path: string): HTMLElement | null => (early?.path === path ? early.page : null)
