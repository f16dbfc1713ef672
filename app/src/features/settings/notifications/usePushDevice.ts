import { useEffect, useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import type { PushBrowser } from '#platform/push-browser.ts'
import { AddPushSubscriptionDocument } from '#services/push/addPushSubscription.generated.ts'
import { useServices } from '#services/context.ts'
import { MyPushDeviceDocument, RemovePushSubscriptionDocument } from './NotificationsScreen.generated.ts'
import { pushStateOf, type DeviceFacts, type PushState, type ServerFacts } from './push-state.ts'

type Device = { readonly browser: PushBrowser; readonly facts: DeviceFacts }

const readDevice = async (browser: PushBrowser): Promise<Device> => {
  const support = browser.support()
  const subscription = support === 'yes' ? await browser.subscription() : null
  return { browser, facts: { support, permission: browser.permission(), subscription } }
}

/** Reads the browser's part, and again when the reader comes back, perhaps from the browser's settings. */
function useDevice() {
  const { push } = useServices()
  const [device, setDevice] = useState<Device>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isMounted = true
    const read = () =>
      void push()
        .then(readDevice)
        .then(
          (found) => isMounted && setDevice(found),
          (cause: unknown) => isMounted && setError(cause),
        )
    read()
    window.addEventListener('focus', read)
    return () => {
      isMounted = false
      window.removeEventListener('focus', read)
    }
  }, [push])
  const retry = () => void push().then(readDevice).then(setDevice, setError)
  return { device, error: device ? undefined : error, setDevice, retry }
}

/** Notifications on this device: their state, once browser and server are known, and the way to switch them. */
export function usePushDevice() {
  const { storage } = useServices()
  const { device, error: deviceError, setDevice, retry: readAgain } = useDevice()
  const endpoint = device?.facts.subscription?.endpoint ?? null
  const query = useQuery(MyPushDeviceDocument, {
    variables: { endpoint },
    skip: !device,
    fetchPolicy: 'network-only',
    context: { errors: 'mine' },
  })
  const [add] = useMutation(AddPushSubscriptionDocument, { context: { errors: 'mine' } })
  const [remove] = useMutation(RemovePushSubscriptionDocument, { context: { errors: 'mine' } })
  const [changed, setChanged] = useState<{ readonly endpoint: string; readonly server: ServerFacts }>()
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  // The answer to a change is newer than the answer to the query.
  const server = changed && changed.endpoint === endpoint ? changed.server : (query.data ?? query.previousData)?.myPushDevice
  const state: PushState | undefined = device && server && pushStateOf(device.facts, server)

  async function switchOn({ browser }: Device, publicKey: string) {
    if ((await browser.requestPermission()) !== 'granted') return
    const { endpoint: made, p256dh, auth } = await browser.subscribe(publicKey)
    const { data } = await add({ variables: { input: { endpoint: made, p256dh, auth } } })
    if (!data) throw new Error('The server has no subscription')
    storage.keepPushEndpoint(made)
    setChanged({ endpoint: made, server: data.addPushSubscription })
  }

  async function switchOff({ browser, facts: { subscription } }: Device) {
    await browser.unsubscribe()
    storage.forgetPushEndpoint()
    // Without the server it is off as well: the push service tells the server that the subscription has ended.
    if (subscription) await remove({ variables: { endpoint: subscription.endpoint } }).catch(() => undefined)
  }

  const change = async (isOn: boolean) => {
    if (!device || !server?.publicKey || isPending) return
    setPending(true)
    setFailed(false)
    try {
      await (isOn ? switchOn(device, server.publicKey) : switchOff(device))
    } catch {
      setFailed(true)
    }
    await readDevice(device.browser).then(setDevice, () => undefined)
    setPending(false)
  }

  return {
    state,
    error: deviceError ?? (query.data ? undefined : query.error),
    isRetrying: query.loading,
    retry: () => (device ? void query.refetch().catch(() => undefined) : readAgain()),
    isPending,
    hasFailed,
    change: (isOn: boolean) => void change(isOn),
  }
}
