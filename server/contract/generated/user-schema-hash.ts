/** Changes with the contract. */
export const userSchemaHash = 'dcfd9ae076d6'
