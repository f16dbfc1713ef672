import { useEffect, useState } from 'react'
import { loadPicture } from './load-picture.ts'
import type { CardPicture } from './draw-card.ts'

type Sources = { person: string | null; brand: string | null; photos: readonly (string | null)[] }
export type CardPictures = { person: CardPicture; brand: CardPicture; photos: readonly CardPicture[] }

/** Returns the pictures of the cards; null while they load. If a picture fails to load, the card shows initials instead. */
export function useCardPictures({ person, brand, photos }: Sources): CardPictures | null {
  const [pictures, setPictures] = useState<CardPictures | null>(null)
  const key = JSON.stringify([person, brand, ...photos])
  useEffect(() => {
    let isCurrent = true
    const [personSource, brandSource, ...photoSources] = JSON.parse(key) as (string | null)[]
    void Promise.all([loadPicture(personSource), loadPicture(brandSource), Promise.all(photoSources.map(loadPicture))]).then(
      ([one, other, found]) => isCurrent && setPictures({ person: one, brand: other, photos: found }),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return pictures
}
