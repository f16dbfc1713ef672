/** Changes with the contract. */
export const userSchemaHash = '9e0cd566f26b'
