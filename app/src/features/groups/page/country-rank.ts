/** A country with its number of members. Lists of them have the order of the ranks (G-11). */
export type CountryRank = { readonly count: number; readonly country: { id: string; country_name: string; flagUrl: string } }
