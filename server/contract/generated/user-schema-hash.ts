/** Changes with the contract. */
export const userSchemaHash = '30e177ae01b3'
