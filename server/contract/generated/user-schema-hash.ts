/** Changes with the contract. */
export const userSchemaHash = 'e373b795d970'
