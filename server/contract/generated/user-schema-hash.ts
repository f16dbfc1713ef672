/** Changes with the contract. */
export const userSchemaHash = 'ef5789fc20ec'
