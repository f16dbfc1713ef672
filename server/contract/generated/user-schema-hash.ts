/** Changes with the contract. */
export const userSchemaHash = 'e4c87b5a3047'
