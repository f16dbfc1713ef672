import { createContext } from 'react'

/** Returns the `srcset` of a picture: its addresses in several widths. Returns undefined for a picture that exists in one size only. */
export type PictureSetOf = (src: string) => string | undefined

/** The widths in which pictures exist. A product that has them provides this; otherwise every picture is loaded by its own address. */
export const PictureSet = createContext<PictureSetOf>(() => undefined)
