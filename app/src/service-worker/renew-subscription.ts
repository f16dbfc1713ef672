type Subscription = Pick<PushSubscription, 'options'>
type Manager = {
  getSubscription(): Promise<Subscription | null>
  subscribe(options: PushSubscriptionOptionsInit): Promise<unknown>
}

/**
 * Subscribes again with the same key after the browser ended a subscription. The worker knows no session: the app sends the new address to
 * the server when it starts (`services/push/keep-push.ts`). Does nothing if the key is not known.
 */
export async function renewSubscription(manager: Manager, former: Subscription | null | undefined): Promise<void> {
  const { options } = former ?? (await manager.getSubscription()) ?? {}
  if (options?.applicationServerKey) await manager.subscribe({ userVisibleOnly: true, applicationServerKey: options.applicationServerKey })
}
