/** Changes with the contract. */
export const userSchemaHash = 'f303be998ab3'
