/** Changes with the contract. */
export const userSchemaHash = '3a2403982529'
