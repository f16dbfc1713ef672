/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type SeasonPlannerQueryVariables = Exact<{ [key: string]: never; }>;


export type SeasonPlannerQuery = { myBrandDays: Array<{ __typename: 'BrandDays', id: string, name: string, from: string, to: string }>, activeProfile: { __typename: 'ActiveProfile', type: Types.ProfileType, profile:
      | { __typename: 'UserProfile', id: string, fullName: string, profileImage: string | null }
      | { __typename: 'BusinessProfile', id: string, fullName: string, profileImage: string | null }
     } };

export type CreateBrandDaysMutationVariables = Exact<{
  createBrandDaysInput: Types.CreateBrandDaysInput;
}>;


export type CreateBrandDaysMutation = { createBrandDays: { __typename: 'BrandDays', id: string, name: string, from: string, to: string } };

export type UpdateBrandDaysMutationVariables = Exact<{
  updateBrandDaysInput: Types.UpdateBrandDaysInput;
}>;


export type UpdateBrandDaysMutation = { updateBrandDays: { __typename: 'BrandDays', id: string, name: string, from: string, to: string } };

export type DeleteBrandDaysMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBrandDaysMutation = { deleteBrandDays: { __typename: 'IdResult', id: string } };

export const SeasonPlannerDocument = {"__meta__":{"hash":"660a679556dfb6a6a191e00262ad879c37d70f4cbc81a325db80eab1fed229ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"seasonPlanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBrandDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SeasonPlannerQuery, SeasonPlannerQueryVariables>
export const CreateBrandDaysDocument = {"__meta__":{"hash":"71a73c3a5b955401144e5bc888ee32f52f988baa32e6884f9262c3a111a35744"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createBrandDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createBrandDaysInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBrandDaysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBrandDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"createBrandDaysInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createBrandDaysInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateBrandDaysMutation, CreateBrandDaysMutationVariables>
export const UpdateBrandDaysDocument = {"__meta__":{"hash":"0a46a4cae45926a72c1db206b9016e06f62265cc8724f9804388f07309ffa290"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateBrandDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updateBrandDaysInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBrandDaysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBrandDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updateBrandDaysInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updateBrandDaysInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UpdateBrandDaysMutation, UpdateBrandDaysMutationVariables>
export const DeleteBrandDaysDocument = {"__meta__":{"hash":"f9ac4823f3167c858b3d63b7598bdba038819486a588ccd29cb60192de386d93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteBrandDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBrandDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteBrandDaysMutation, DeleteBrandDaysMutationVariables>