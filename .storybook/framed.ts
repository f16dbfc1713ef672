import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { initialGlobals, type Globals } from './globals.ts'

type Chosen = Partial<Globals>

/** The parts of Storybook's page that are used here. */
type StoryPage = {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { userGlobals: { get: () => Record<string, unknown> } }
    onUpdateGlobals: (update: { globals: Chosen }) => unknown
  }
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: (event: string, listener: () => void) => void
    off: (event: string, listener: () => void) => void
  }
}
type StoryFrame = StoryPage & { parent: unknown; addEventListener: (event: 'pagehide', listener: () => void) => void }

/** Returns the docs page around a preview; undefined for a single story, in Storybook's own window or in a test. */
function docsPageOf(frame: StoryFrame): StoryPage | undefined {
  if (frame.parent === frame) return undefined
  try {
    const page = frame.parent as StoryPage
    return page.__STORYBOOK_PREVIEW__ && page
  } catch {
    // A page of another origin cannot be read.
    return undefined
  }
}

const names = Object.keys(initialGlobals) as (keyof Globals)[]

function globalsOf(page: StoryPage): Chosen {
  const chosen = page.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {}
  return Object.fromEntries(names.flatMap((name) => (chosen[name] ? [[name, chosen[name]]] : [])))
}

/** Returns what the toolbar has chosen for the page of this window. */
export const globalsHere = (): Globals => ({ ...initialGlobals, ...globalsOf(globalThis as StoryPage) })

/**
 * Returns what the toolbar has chosen for the docs page around this preview. Storybook loads framed previews without these choices, so they
 * would always be English and light.
 */
export function inheritedGlobals(frame: StoryFrame): Chosen {
  const page = docsPageOf(frame)
  return page ? globalsOf(page) : {}
}

/** Applies each choice of the toolbar for the docs page to this preview too. */
export function followDocsPage(frame: StoryFrame): void {
  const page = docsPageOf(frame)
  if (!page) return
  let current = globalsOf(page)
  // Frames report their own changes on the same channel, so read the page again on every event.
  const follow = () => {
    const next = globalsOf(page)
    if (names.every((name) => next[name] === current[name])) return
    current = next
    void frame.__STORYBOOK_PREVIEW__?.onUpdateGlobals({ globals: next })
  }
  page.__STORYBOOK_ADDONS_CHANNEL__?.on(GLOBALS_UPDATED, follow)
  frame.addEventListener('pagehide', () => page.__STORYBOOK_ADDONS_CHANNEL__?.off(GLOBALS_UPDATED, follow))
}
