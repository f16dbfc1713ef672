/** Changes with the contract. */
export const userSchemaHash = '863969fa2500'
