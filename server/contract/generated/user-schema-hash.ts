/** Changes with the contract. */
export const userSchemaHash = '3733f3fe9f3d'
