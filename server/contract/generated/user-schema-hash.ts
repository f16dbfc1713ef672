/** Changes with the contract. */
export const userSchemaHash = '50abeaa9f864'
