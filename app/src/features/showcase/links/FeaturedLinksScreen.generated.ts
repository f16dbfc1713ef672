/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type MyProfileLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyProfileLinksQuery = { myProfileLinks: Array<{ __typename: 'ProfileLink', id: string, type: Types.ProfileLinkType, url: string, is_visible: boolean }> };

export type UpdateProfileLinkMutationVariables = Exact<{
  updateProfileLinkInput: Types.UpdateProfileLinkInput;
}>;


export type UpdateProfileLinkMutation = { updateProfileLink: { __typename: 'ProfileLink', id: string, type: Types.ProfileLinkType, url: string, is_visible: boolean } };

export type DeleteProfileLinkMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProfileLinkMutation = { deleteProfileLink: { __typename: 'IdResult', id: string } };

export type ReorderProfileLinksMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ReorderProfileLinksMutation = { reorderProfileLinks: Array<{ __typename: 'ProfileLink', id: string, type: Types.ProfileLinkType, url: string, is_visible: boolean }> };

export const MyProfileLinksDocument = {"__meta__":{"hash":"c667a0e80d81cf3b12e910c7ab1560fd9a8b6d1c195cf986602eb01f85f2382c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"myProfileLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myProfileLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"is_visible"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyProfileLinksQuery, MyProfileLinksQueryVariables>
export const UpdateProfileLinkDocument = {"__meta__":{"hash":"4a056b13ff0d884e7645f50ffeb62cef777c0216654658a168a22c0435c1b174"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateProfileLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updateProfileLinkInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfileLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updateProfileLinkInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updateProfileLinkInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"is_visible"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileLinkMutation, UpdateProfileLinkMutationVariables>
export const DeleteProfileLinkDocument = {"__meta__":{"hash":"82bcdba1f32391705d9b75b6bdab1d3f5fb87a563f49ce1fc0d7309c9b221953"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteProfileLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProfileLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteProfileLinkMutation, DeleteProfileLinkMutationVariables>
export const ReorderProfileLinksDocument = {"__meta__":{"hash":"4a2c1441eb549427fe273f7cd34df1f37c75827ef992e232f0d0e1cde4b9af3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"reorderProfileLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderProfileLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"is_visible"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ReorderProfileLinksMutation, ReorderProfileLinksMutationVariables>