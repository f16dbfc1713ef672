/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ConnectSocialAccountMutationVariables = Exact<{
  connectSocialAccountInput: Types.ConnectSocialAccountInput;
}>;


export type ConnectSocialAccountMutation = { connectSocialAccount: { __typename: 'ConnectSession', authorizationUrl: string, state: string } };

export type CompleteSocialConnectionMutationVariables = Exact<{
  completeSocialConnectionInput: Types.CompleteSocialConnectionInput;
}>;


export type CompleteSocialConnectionMutation = { completeSocialConnection: { __typename: 'SocialLink', id: string, type: Types.Platform, user_name: string, followers: number, profile_url: string, profile_picture_url: string | null, source: Types.DataSource } };

export const ConnectSocialAccountDocument = {"__meta__":{"hash":"2bceedfe68321fcef659eb2a8e6ef3560695c6e2f10fc66235934a96106fcaf3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"connectSocialAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"connectSocialAccountInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectSocialAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectSocialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"connectSocialAccountInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"connectSocialAccountInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ConnectSocialAccountMutation, ConnectSocialAccountMutationVariables>
export const CompleteSocialConnectionDocument = {"__meta__":{"hash":"c013d85956e5405b241ea88b9a6f31d3d6bb33d833d5efffb9656004a614daac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"completeSocialConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"completeSocialConnectionInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteSocialConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeSocialConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"completeSocialConnectionInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"completeSocialConnectionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"user_name"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}},{"kind":"Field","name":{"kind":"Name","value":"profile_url"}},{"kind":"Field","name":{"kind":"Name","value":"profile_picture_url"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CompleteSocialConnectionMutation, CompleteSocialConnectionMutationVariables>