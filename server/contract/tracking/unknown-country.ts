/** The country of a click if it is unknown, and of what came by a code (N-05). */
export const unknownCountry = 'ZZ'
