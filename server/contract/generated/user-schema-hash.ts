/** Changes with the contract. */
export const userSchemaHash = 'f6f2059e922c'
