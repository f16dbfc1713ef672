import type { ComponentType, ReactNode } from 'react'
import type { Catalogue } from '#i18n/catalogue.ts'
import type { MessageFetcher } from '#i18n/message-store.ts'
import type { Place } from '#places.ts'

export type ScreenParts = { Screen: ComponentType; Waiting?: ComponentType }

/** What a screen is made of, each part fetched when it is first shown. */
export type Screen = {
  /** `messages` are for a part with texts of its own that may come later than its page. */
  load: (messages: MessageFetcher) => Promise<ScreenParts>
  /** Read by this screen beside the common ones. */
  catalogues: readonly Catalogue[]
}

/** One frame of screens. */
export type Surroundings = {
  load: () => Promise<ComponentType<Pick<Place, 'width'> & { children: ReactNode }>>
  catalogues: readonly Catalogue[]
}
