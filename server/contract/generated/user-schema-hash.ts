/** Changes with the contract. */
export const userSchemaHash = '9afea8743d8a'
