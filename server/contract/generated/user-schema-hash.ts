/** Changes with the contract. */
export const userSchemaHash = '23a2cd9cee37'
