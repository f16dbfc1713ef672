/** Changes with the contract. */
export const userSchemaHash = 'feee172ac48a'
