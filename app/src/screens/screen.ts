import type { ComponentType, ReactNode } from 'react'
import type { Catalogue } from '#i18n/catalogue.ts'
import type { Place } from '#places.ts'

export type ScreenParts = { Screen: ComponentType; Waiting?: ComponentType }

/** What a screen is made of, each part fetched when it is first shown. */
export type Screen = {
  load: () => Promise<ScreenParts>
  /** Read by this screen beside the common ones. */
  catalogues: readonly Catalogue[]
}

/** One frame of screens. */
export type Surroundings = {
  load: () => Promise<ComponentType<Pick<Place, 'width'> & { children: ReactNode }>>
  catalogues: readonly Catalogue[]
}
