/** Changes with the contract. */
export const userSchemaHash = 'f3e4e38106f9'
