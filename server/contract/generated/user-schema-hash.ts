/** Changes with the contract. */
export const userSchemaHash = 'd792d835ceef'
