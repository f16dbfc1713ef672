import { MAHA } from '@wasla/mocks/world/more-networkers.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { askToManage } from '../harness/managed-accounts.ts'
import { numbers } from '../harness/people.ts'
import { messageTo, onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'

test.use({ server: 'push', serviceWorkers: 'allow' })

/** Host of the push service of the subscription. No push service can be reached here, so the journey makes the subscription up. */
const service = 'push.example'

const withPushService = (page: Page) =>
  page.addInitScript((host) => {
    const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer
    const keys: Record<string, ArrayBuffer> = {
      p256dh: Uint8Array.from({ length: 65 }, (_, at) => (at === 0 ? 4 : at)).buffer,
      auth: new Uint8Array(16).buffer,
    }
    let current: object | null = null
    const manager = {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        (current = {
          endpoint: `https://${host}/device`,
          getKey: (name: string) => keys[name],
          options: { applicationServerKey: bytes(applicationServerKey) },
          unsubscribe: async () => {
            current = null
            return true
          },
        }),
      getSubscription: async () => current,
    }
    Object.assign(PushManager.prototype, manager)
  }, service)

test(
  'a notification is pushed to a device that its owner allowed, and the device shows it',
  { tag: '@rule-phone-ar' },
  async ({ visitor, page, context, product, words, newVisitor }) => {
    await context.grantPermissions(['notifications'], { origin: product.address })
    await withPushService(page)
    await signInAs(visitor, numbers.maha, '/')
    await onHome(page)
    await page.goto('/settings/notifications')
    const toggle = page.getByRole('switch', { name: words('settings.notifications.label') })
    await expect(toggle).not.toBeChecked()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByText(words('settings.notifications.label')).click()
    await expect(toggle).toBeChecked()

    await test.step('somebody else causes a notification, which the server pushes', async () => {
      await askToManage(await newVisitor(), { number: numbers.naif, userName: MAHA.profile.userName ?? '' })
      expect(await messageTo(product.address, service, /.+/u)).not.toBe('')
    })

    await test.step('the service worker shows a push in its language and direction', async () => {
      const worker = await context.newCDPSession(page)
      const known = new Promise<string>((resolve) => {
        worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const registration = registrations.find(({ isDeleted }) => !isDeleted)
          if (registration) resolve(registration.registrationId)
        })
      })
      await worker.send('ServiceWorker.enable')
      const push = { title: 'وصلة', body: 'رسالة', lang: 'ar', dir: 'rtl', tag: 'one', path: '/wallet', unread: 1 }
      await worker.send('ServiceWorker.deliverPushMessage', {
        origin: product.address,
        registrationId: await known,
        data: JSON.stringify(push),
      })
      const shown = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready
          return (await registration.getNotifications()).map(({ title, body, lang, dir, data }) => [
            title,
            body,
            lang,
            dir,
            data as unknown,
          ])
        })
      await expect.poll(shown).toEqual([[push.title, push.body, 'ar', 'rtl', '/wallet']])
    })
  },
)
