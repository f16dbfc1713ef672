/** Changes with the contract. */
export const userSchemaHash = '6c7d71edc7b1'
