import type { ComponentType, ReactNode } from 'react'
import type { Catalogue } from '#i18n/catalogue.ts'
import type { MessageFetcher } from '#i18n/message-store.ts'
import type { Place } from '#places.ts'

export type ScreenParts = { Screen: ComponentType; Waiting?: ComponentType }

/** The parts of a screen; each loads when it is first shown. */
export type Screen = {
  /** Loads the screen; `messages` is for a part whose own texts may load later than the page. */
  load: (messages: MessageFetcher) => Promise<ScreenParts>
  /** Catalogues that this screen needs besides the common ones. */
  catalogues: readonly Catalogue[]
}

/** A frame of screens. */
export type Surroundings = {
  load: () => Promise<ComponentType<Pick<Place, 'width'> & { children: ReactNode }>>
  catalogues: readonly Catalogue[]
}
