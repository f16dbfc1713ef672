/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type MySavedPeopleFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type MySavedPeopleFiltersQuery = { mySavedPeopleFilters: Array<{ __typename: 'SavedPeopleFilter', id: string, name: string, filter: unknown, createdAt: string }> };

export type SavePeopleFilterMutationVariables = Exact<{
  savePeopleFilterInput: Types.SavePeopleFilterInput;
}>;


export type SavePeopleFilterMutation = { savePeopleFilter: { __typename: 'SavedPeopleFilter', id: string, name: string, filter: unknown, createdAt: string } };

export type DeleteSavedPeopleFilterMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedPeopleFilterMutation = { deleteSavedPeopleFilter: { __typename: 'IdResult', id: string } };

export const MySavedPeopleFiltersDocument = {"__meta__":{"hash":"3a2bdab55169d796eed4323b70e4ac6dede541d73477b8ca89e813c124378bc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"mySavedPeopleFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySavedPeopleFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MySavedPeopleFiltersQuery, MySavedPeopleFiltersQueryVariables>
export const SavePeopleFilterDocument = {"__meta__":{"hash":"47db6ff133427afe320078adc66b2d2b9607f009770e9a2bcac74d2a5e6e55e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"savePeopleFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"savePeopleFilterInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePeopleFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePeopleFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"savePeopleFilterInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"savePeopleFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SavePeopleFilterMutation, SavePeopleFilterMutationVariables>
export const DeleteSavedPeopleFilterDocument = {"__meta__":{"hash":"b06ffea9e6700993c1f4efbdee82f5ef7ee85a3cfa1a7fc2493b4f7c12fdc7fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteSavedPeopleFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedPeopleFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedPeopleFilterMutation, DeleteSavedPeopleFilterMutationVariables>