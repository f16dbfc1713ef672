/** Changes with the contract. */
export const userSchemaHash = '336640f75647'
