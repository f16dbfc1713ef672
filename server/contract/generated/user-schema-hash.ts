/** Changes with the contract. */
export const userSchemaHash = '029fe73fd1b7'
