/** Changes with the contract. */
export const userSchemaHash = '7f85e25cc04b'
