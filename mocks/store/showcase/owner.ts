import type { Owner } from '@wasla/contract/showcase/record.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'

/** Returns the id of the viewer's active profile. */
export const me = (context: MockContext) => requireViewer(context).profileId
export const ownerOf = (context: MockContext): Owner => {
  const { id, type } = requireProfile(context)
  return { profileId: id, profileType: type }
}
