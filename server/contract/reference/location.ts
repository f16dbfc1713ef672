import * as z from 'zod/mini'
import type { CamelCase } from '../common/case.ts'
import { displayName } from '../validation/display-name.ts'
import type { LocationInput } from '../generated/user-sdl-types.ts'
import { rule } from '../validation/check.ts'

const line = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(most, rule('tooLong'))),
    z.transform((typed: string) => displayName(typed)),
  )
const part = z.nullish(line(200))

/**
 * Rules of a place as a place service reported it (H-08). Its texts are cleaned like names, so that none contains the product's mark
 * (security case 56).
 */
export const locationRules = z.object({
  place_id: z.string().check(z.minLength(1, rule('required')), z.maxLength(300, rule('tooLong')), z.regex(/^[\w:.-]+$/, rule('format'))),
  city: part,
  country: part,
  formatted_address: line(500),
  lat: z.number().check(z.gte(-90, rule('format')), z.lte(90, rule('format'))),
  lng: z.number().check(z.gte(-180, rule('format')), z.lte(180, rule('format'))),
})

/** A place as it is stored, without the id of its row. */
export type StoredLocation = { [Part in keyof LocationInput as CamelCase<Part>]-?: Exclude<LocationInput[Part], undefined> }

export const placeFrom = (location: z.output<typeof locationRules>): StoredLocation => ({
  city: location.city || null,
  country: location.country || null,
  formattedAddress: location.formatted_address,
  lat: location.lat,
  lng: location.lng,
  placeId: location.place_id,
})

/** Returns a stored place as it is sent. */
export const locationFrom = (place: StoredLocation): LocationInput => ({
  place_id: place.placeId,
  city: place.city,
  country: place.country,
  formatted_address: place.formattedAddress,
  lat: place.lat,
  lng: place.lng,
})
