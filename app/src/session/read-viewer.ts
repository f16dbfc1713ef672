import { stateOf } from '@wasla/contract/profiles/states.ts'
import type { SessionViewer_ActiveProfileFragment } from './SessionViewer.generated.ts'
import type { SignedInViewer } from './viewer.ts'

/** Returns the viewer from the server's answer. */
export const readViewer = ({ type, profile }: SessionViewer_ActiveProfileFragment): SignedInViewer => ({
  kind: 'signedIn',
  type,
  state: stateOf(profile.status, profile.onboardingStep?.status ?? null),
  profileId: profile.id,
  userName: profile.userName,
  language: profile.language,
})
