/** Changes with the contract. */
export const userSchemaHash = 'f039ae824ce5'
