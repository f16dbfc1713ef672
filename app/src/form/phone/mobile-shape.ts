/** How mobile numbers begin where they all begin alike, by country; of the others only the length is known. */
const shapes: Readonly<Record<string, string>> = { SA: '5X XXX XXXX', AE: '5X XXX XXXX' }

/** The shape of a mobile number of a country, as its field shows it before anything is typed. */
export const mobileShape = (countryId: string): string | undefined => shapes[countryId]
