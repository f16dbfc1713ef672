/** Changes with the contract. */
export const userSchemaHash = '9fcbecfcf44a'
