/** A country with how many members are from it; they come in the order of their ranks (G-11). */
export type CountryRank = { readonly count: number; readonly country: { id: string; country_name: string; flagUrl: string } }
