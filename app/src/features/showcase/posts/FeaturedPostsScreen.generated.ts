/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type MyFeaturedPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFeaturedPostsQuery = { myFeaturedPosts: Array<{ __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null }> };

export type CreateFeaturedPostMutationVariables = Exact<{
  createFeaturedPostInput: Types.CreateFeaturedPostInput;
}>;


export type CreateFeaturedPostMutation = { createFeaturedPost: { __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null } };

export type UpdateFeaturedPostMutationVariables = Exact<{
  updateFeaturedPostInput: Types.UpdateFeaturedPostInput;
}>;


export type UpdateFeaturedPostMutation = { updateFeaturedPost: { __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null } };

export type DeleteFeaturedPostMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFeaturedPostMutation = { deleteFeaturedPost: { __typename: 'IdResult', id: string } };

export const MyFeaturedPostsDocument = {"__meta__":{"hash":"b852d194d4cb990fff1c3d33cda6026553c410b29852438fccd3ca730a6cd6b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"myFeaturedPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFeaturedPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyFeaturedPostsQuery, MyFeaturedPostsQueryVariables>
export const CreateFeaturedPostDocument = {"__meta__":{"hash":"1890bda80633e249ac2ab29eb026158336fb37ef6fadd5b6187cb5834ba91c41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createFeaturedPostInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFeaturedPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"createFeaturedPostInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createFeaturedPostInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateFeaturedPostMutation, CreateFeaturedPostMutationVariables>
export const UpdateFeaturedPostDocument = {"__meta__":{"hash":"d375aff88299b034aa5b1d1b1e4a661b952a2318141a91b4b9c3f5cdac76ec28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updateFeaturedPostInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFeaturedPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updateFeaturedPostInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updateFeaturedPostInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UpdateFeaturedPostMutation, UpdateFeaturedPostMutationVariables>
export const DeleteFeaturedPostDocument = {"__meta__":{"hash":"cc5885f9c29f04d8f0e4b8cda489dc4a69a4d6092f37d3d27df5b8f664eadeb8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteFeaturedPostMutation, DeleteFeaturedPostMutationVariables>