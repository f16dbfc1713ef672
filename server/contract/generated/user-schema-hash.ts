/** Changes with the contract. */
export const userSchemaHash = '98e665d36d57'
