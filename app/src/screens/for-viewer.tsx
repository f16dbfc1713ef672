import type { ComponentType } from 'react'
import { useViewer } from '#session/ViewerContext.ts'

/** One address with two screens: of members, and of who is not signed in. */
export const forViewer = (OfMembers: ComponentType, OfStrangers: ComponentType) =>
  function ForViewer() {
    return useViewer().kind === 'signedOut' ? <OfStrangers /> : <OfMembers />
  }
