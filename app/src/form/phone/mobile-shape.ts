/** Format of mobile numbers by country. Only countries whose mobile numbers all begin alike have a format. */
const shapes: Readonly<Record<string, string>> = { SA: '5X XXX XXXX', AE: '5X XXX XXXX' }

/** Returns the format of a country's mobile numbers, which is the field's placeholder; undefined if the country has none. */
export const mobileShape = (countryId: string): string | undefined => shapes[countryId]
