import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { EndReason } from './session-reducer.ts'

/** The viewer, as far as the app knows who it is. */
export type Viewer =
  | { readonly kind: 'signedOut'; readonly reason: EndReason | null }
  /** The tab has a session, but the server has not identified the viewer yet. */
  | { readonly kind: 'loading' }
  | SignedInViewer

export type SignedInViewer = {
  readonly kind: 'signedIn'
  readonly type: ProfileType
  readonly state: ProfileState
  readonly profileId: string
  readonly userName: string | null
  readonly language: Language
}
