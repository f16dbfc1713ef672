/** A country with its number of members. Lists of countries are sorted by rank (G-11). */
export type CountryRank = { readonly count: number; readonly country: { id: string; country_name: string; flagUrl: string } }
