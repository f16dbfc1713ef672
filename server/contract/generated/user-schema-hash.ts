/** Changes with the contract. */
export const userSchemaHash = '3e199b78984d'
