/** Changes with the contract. */
export const userSchemaHash = '19c8ac89530b'
