/** Changes with the contract. */
export const userSchemaHash = '2d42fb65902c'
