/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type MyFeaturedPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFeaturedPostsQuery = { myFeaturedPosts: Array<{ __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null, isPinned: boolean }> };

export type CreateFeaturedPostMutationVariables = Exact<{
  createFeaturedPostInput: Types.CreateFeaturedPostInput;
}>;


export type CreateFeaturedPostMutation = { createFeaturedPost: { __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null, isPinned: boolean } };

export type UpdateFeaturedPostMutationVariables = Exact<{
  updateFeaturedPostInput: Types.UpdateFeaturedPostInput;
}>;


export type UpdateFeaturedPostMutation = { updateFeaturedPost: { __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null, isPinned: boolean } };

export type DeleteFeaturedPostMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFeaturedPostMutation = { deleteFeaturedPost: { __typename: 'IdResult', id: string } };

export type PinFeaturedPostMutationVariables = Exact<{
  id: string;
  pinned: boolean;
}>;


export type PinFeaturedPostMutation = { pinFeaturedPost: Array<{ __typename: 'FeaturedPost', id: string, platform: Types.Platform, url: string, coverPhotoUrl: string | null, isPinned: boolean }> };

export const MyFeaturedPostsDocument = {"__meta__":{"hash":"0b7fe35b26608a48caa68ca26ae41f140f89f3e9de9a2f30611e733acc64afe4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"myFeaturedPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFeaturedPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyFeaturedPostsQuery, MyFeaturedPostsQueryVariables>
export const CreateFeaturedPostDocument = {"__meta__":{"hash":"8ef6a010cfde7552f42831a495d846aa2e28fe375460575a67be11aa08838a2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createFeaturedPostInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFeaturedPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"createFeaturedPostInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createFeaturedPostInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateFeaturedPostMutation, CreateFeaturedPostMutationVariables>
export const UpdateFeaturedPostDocument = {"__meta__":{"hash":"64d689c5191a0e2ec34461b5fda358f3a9c0ff98c75ef516d76d2c07d87838f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updateFeaturedPostInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFeaturedPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updateFeaturedPostInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updateFeaturedPostInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UpdateFeaturedPostMutation, UpdateFeaturedPostMutationVariables>
export const DeleteFeaturedPostDocument = {"__meta__":{"hash":"cc5885f9c29f04d8f0e4b8cda489dc4a69a4d6092f37d3d27df5b8f664eadeb8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteFeaturedPostMutation, DeleteFeaturedPostMutationVariables>
export const PinFeaturedPostDocument = {"__meta__":{"hash":"d1c5a76107464f392c215ae7f5111c92cdbd1ca2d8169532f8ad6d69ed5079c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"pinFeaturedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pinFeaturedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"pinned"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PinFeaturedPostMutation, PinFeaturedPostMutationVariables>