/** Changes with the contract. */
export const userSchemaHash = '3a8587f857d8'
