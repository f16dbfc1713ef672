/** Changes with the contract. */
export const userSchemaHash = '61ea3d81db62'
