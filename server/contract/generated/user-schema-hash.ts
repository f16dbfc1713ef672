/** Changes with the contract. */
export const userSchemaHash = 'c3c5483c29a1'
