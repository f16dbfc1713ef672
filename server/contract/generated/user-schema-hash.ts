/** Changes with the contract. */
export const userSchemaHash = '4197bcae91da'
