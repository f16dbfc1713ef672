/** Changes with the contract. */
export const userSchemaHash = '600d2a4d36a0'
