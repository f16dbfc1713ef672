/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type MyFeaturedPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFeaturedPostsQuery = { myFeaturedPosts: Array<{ __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null, caption: string | null, postedOn: string | null, isPinned: boolean }> };

export type CreateFeaturedPostMutationVariables = Exact<{
  createFeaturedPostInput: Types.CreateFeaturedPostInput;
}>;


export type CreateFeaturedPostMutation = { createFeaturedPost: { __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null, caption: string | null, postedOn: string | null, isPinned: boolean } };

export type UpdateFeaturedPostMutationVariables = Exact<{
  updateFeaturedPostInput: Types.UpdateFeaturedPostInput;
}>;


export type UpdateFeaturedPostMutation = { updateFeaturedPost: { __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null, caption: string | null, postedOn: string | null, isPinned: boolean } };

export type DeleteFeaturedPostMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFeaturedPostMutation = { deleteFeaturedPost: { __typename: 'IdResult', id: string } };

export type PinFeaturedPostMutationVariables = Exact<{
  id: string;
  pinned: boolean;
}>;


export type PinFeaturedPostMutation = { pinFeaturedPost: Array<{ __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null, caption: string | null, postedOn: string | null, isPinned: boolean }> };

export const MyFeaturedPostsDocument = {"__meta__":{"hash":"4b7292294825c369cb0d548275fb51feafbd53bcfd12d214887520877bec4cc7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"myFeaturedPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFeaturedPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"postedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyFeaturedPostsQuery, MyFeaturedPostsQueryVariables>
export const CreateFeaturedPostDocument = {"__meta__":{"hash":"6d2c3a6d0f9fac94854c7920220debb895db9446eff98285e86a78a15348475a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createFeaturedPostInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFeaturedPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"createFeaturedPostInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createFeaturedPostInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"postedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateFeaturedPostMutation, CreateFeaturedPostMutationVariables>
export const UpdateFeaturedPostDocument = {"__meta__":{"hash":"3200b01dfad9acfe2e0b098ccacd33d0ec3dbc9ecaad2aa6c20919caf502c2b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updateFeaturedPostInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFeaturedPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updateFeaturedPostInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updateFeaturedPostInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"postedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UpdateFeaturedPostMutation, UpdateFeaturedPostMutationVariables>
export const DeleteFeaturedPostDocument = {"__meta__":{"hash":"cc5885f9c29f04d8f0e4b8cda489dc4a69a4d6092f37d3d27df5b8f664eadeb8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteFeaturedPostMutation, DeleteFeaturedPostMutationVariables>
export const PinFeaturedPostDocument = {"__meta__":{"hash":"0ef5623430a9db8d9c61c858ded817178df38c54af4e8e9144d9b3f727ced344"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"pinFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pinFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"pinned"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"postedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PinFeaturedPostMutation, PinFeaturedPostMutationVariables>