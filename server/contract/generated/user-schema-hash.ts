/** Changes with the contract. */
export const userSchemaHash = '3dd54d4fcbbc'
