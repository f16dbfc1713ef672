/** Changes with the contract. */
export const userSchemaHash = '0b314cd8b7ba'
