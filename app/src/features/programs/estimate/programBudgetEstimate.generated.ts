/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ProgramBudgetEstimateQueryVariables = Exact<{
  programId: string;
}>;


export type ProgramBudgetEstimateQuery = { programBudgetEstimate: { __typename: 'ProgramBudgetEstimate', cost: number, maxPerParticipant: number, eligibleProfiles: number, expectedParticipants: number, availableBalance: number } };

export const ProgramBudgetEstimateDocument = {"__meta__":{"hash":"e1f5647d807888e6dbf0d143676bda48865e50320254416d7c85d04bbe69e9cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"programBudgetEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programBudgetEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerParticipant"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"expectedParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"availableBalance"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProgramBudgetEstimateQuery, ProgramBudgetEstimateQueryVariables>