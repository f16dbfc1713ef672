import { forMembers, type UserRow } from './user-rows.ts'

export const searchCalls: readonly UserRow[] = [
  forMembers('query', 'search(searchInput: { term: "nobody here" }) { count }'),
  forMembers('query', 'searchProfiles(term: "nobody here") { count }'),
  forMembers('query', 'people { count }'),
  forMembers('query', 'peopleAlternatives(filter: { term: "nobody here" }) { count }'),
  forMembers('query', 'mySavedPeopleFilters { id }'),
  forMembers('mutation', 'savePeopleFilter(savePeopleFilterInput: { name: "Coffee", filter: { types: [INFLUENCER] } }) { id }'),
  forMembers('mutation', 'deleteSavedPeopleFilter(id: "none") { id }'),
  forMembers('query', 'myNotifications { count }'),
  forMembers('mutation', 'updateMultipleNotificationStatus(notifications: []) { id }'),
  forMembers('query', 'myPushDevice { isSubscribed }'),
  forMembers(
    'mutation',
    `addPushSubscription(addPushSubscriptionInput: { endpoint: "https://push.example/1", p256dh: "B${'A'.repeat(86)}", auth: "${'A'.repeat(22)}" }) { isSubscribed }`,
  ),
  forMembers('mutation', 'removePushSubscription(endpoint: "https://push.example/1") { isSubscribed }'),
]
