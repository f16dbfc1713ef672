/** Changes with the contract. */
export const userSchemaHash = '27857f2472d8'
