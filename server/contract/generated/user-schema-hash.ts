/** Changes with the contract. */
export const userSchemaHash = '1afb0d2a4634'
