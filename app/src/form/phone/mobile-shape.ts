/** Format of mobile numbers by country, if all of them begin alike; other countries have none. */
const shapes: Readonly<Record<string, string>> = { SA: '5X XXX XXXX', AE: '5X XXX XXXX' }

/** Returns the format of a country's mobile numbers, the field's placeholder; undefined if there is none. */
export const mobileShape = (countryId: string): string | undefined => shapes[countryId]
