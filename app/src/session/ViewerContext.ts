import { createContext, useContext } from 'react'
import type { SignedInViewer, Viewer } from './viewer.ts'

export type ViewerState = {
  readonly viewer: Viewer
  /** Error, if the server could not be reached to identify the viewer; otherwise null. */
  readonly failure: { readonly error: unknown; readonly retry: () => void; readonly isRetrying: boolean } | null
}

export const ViewerContext = createContext<ViewerState>({ viewer: { kind: 'loading' }, failure: null })

/** Returns the viewer of the screen. The viewer is `loading` until the server has answered. */
export const useViewer = (): Viewer => useContext(ViewerContext).viewer

/** Returns the signed-in viewer. Throws if the viewer is not signed in, so use it only on pages whose guard requires signing in. */
export function useSignedInViewer(): SignedInViewer {
  const viewer = useViewer()
  if (viewer.kind !== 'signedIn') throw new Error('This page is for signed-in viewers')
  return viewer
}
