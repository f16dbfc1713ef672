import { createContext, useContext } from 'react'
import type { SignedInViewer, Viewer } from './viewer.ts'

export type ViewerState = {
  readonly viewer: Viewer
  /** Set while the server cannot be reached to say who this is. */
  readonly failure: { readonly error: unknown; readonly retry: () => void; readonly isRetrying: boolean } | null
}

export const ViewerContext = createContext<ViewerState>({ viewer: { kind: 'loading' }, failure: null })

/** Who looks at the screen; `loading` until the server has said it. */
export const useViewer = (): Viewer => useContext(ViewerContext).viewer

/** The signed-in viewer, on pages that a guard opens for nobody else. */
export function useSignedInViewer(): SignedInViewer {
  const viewer = useViewer()
  if (viewer.kind !== 'signedIn') throw new Error('This page is for signed-in viewers')
  return viewer
}
