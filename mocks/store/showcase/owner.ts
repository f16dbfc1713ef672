import type { Owner } from '@wasla/contract/showcase/record.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'

/** The profile the viewer acts as, by its id alone and with its type. */
export const me = (context: MockContext) => requireViewer(context).profileId
export const ownerOf = (context: MockContext): Owner => {
  const { id, type } = requireProfile(context)
  return { profileId: id, profileType: type }
}
