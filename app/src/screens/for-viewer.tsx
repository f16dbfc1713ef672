import type { ComponentType } from 'react'
import { useViewer } from '#session/ViewerContext.ts'

/** Returns a component that shows one screen to signed-in viewers and another to signed-out ones. */
export const forViewer = (OfMembers: ComponentType, OfStrangers: ComponentType) =>
  function ForViewer() {
    return useViewer().kind === 'signedOut' ? <OfStrangers /> : <OfMembers />
  }
