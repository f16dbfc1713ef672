import type { ComponentType, ReactNode } from 'react'
import type { Catalogue } from '#i18n/catalogue.ts'
import type { MessageFetcher } from '#i18n/message-store.ts'
import type { Place } from '#places.ts'

type ScreenParts = { Screen: ComponentType; Waiting?: ComponentType }

/** The code and the catalogues of a screen, which load when the screen is first shown. */
export type Screen = {
  /** Loads the screen. `messages` lets a part of the screen load its own texts later than the page. */
  load: (messages: MessageFetcher) => Promise<ScreenParts>
  /** Catalogues that this screen needs in addition to the common ones. */
  catalogues: readonly Catalogue[]
}

/** Layout and catalogues of a frame. */
export type Surroundings = {
  load: () => Promise<ComponentType<Pick<Place, 'width'> & { children: ReactNode }>>
  catalogues: readonly Catalogue[]
}
