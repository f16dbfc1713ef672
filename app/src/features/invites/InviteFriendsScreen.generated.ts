/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type MyFriendInvitationsQueryVariables = Exact<{
  pagination?: Types.Pagination | null | undefined;
}>;


export type MyFriendInvitationsQuery = { myFriendInvitations: { __typename: 'FriendInvitationPage', count: number, data: Array<{ __typename: 'FriendInvitation', id: string, mobileNumber: string, status: Types.RequestStatus, createdAt: string }> } };

export type InviteFriendMutationVariables = Exact<{
  inviteFriendInput: Types.InviteFriendInput;
}>;


export type InviteFriendMutation = { inviteFriend: { __typename: 'FriendInvitation', id: string, mobileNumber: string, status: Types.RequestStatus, createdAt: string } };

export const MyFriendInvitationsDocument = {"__meta__":{"hash":"ce661952f340000b55e86a66642d7277c89cca79f4e0008edc71598a98be78a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"myFriendInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFriendInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyFriendInvitationsQuery, MyFriendInvitationsQueryVariables>
export const InviteFriendDocument = {"__meta__":{"hash":"d0e234e6fc60746a137de3d900a76129e5a47f7617b4f687c3776909e1ad10d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"inviteFriend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inviteFriendInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteFriendInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteFriend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inviteFriendInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inviteFriendInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<InviteFriendMutation, InviteFriendMutationVariables>