import { MASAR } from '@wasla/mocks/world/businesses.ts'
import { COFFEE_AND_BOOKS, COOKING_FOR_TWO, DATE_SEASON, OVEN_BAKERS } from '@wasla/mocks/world/groups/all-groups.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { ASMAE, YOUSEF } from '@wasla/mocks/world/more-networkers.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { choose, expectTitle, onPath, textBox } from '../harness/joining.ts'
import { expectSettled } from '../harness/lists.ts'
import { numbers } from '../harness/people.ts'
import { chooseBehind, picture } from '../harness/picture.ts'
import { onHome, openEntry, signInAs, type Visitor } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const userNameOf = ({ profile }: Member) => profile.userName ?? ''
/* Each of these people is below the limit of groups and can join one more (G-01). */
const founder = { number: numbers.karim }
const guest = { number: numbers.asmae, userName: userNameOf(ASMAE) }
const welcome = { number: numbers.yousef, userName: userNameOf(YOUSEF) }
const unwelcome = { number: numbers.masar, userName: userNameOf(MASAR) }
/* A person who is in no group. */
const stranger = { number: numbers.sard }

const button = ({ page, words }: Visitor, id: Parameters<Visitor['words']>[0]) => page.getByRole('button', { name: words(id), exact: true })

/** Signs in as a person and opens the page of a group. */
async function opens(visitor: Visitor, number: string, path: string) {
  await signInAs(visitor, number, path)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function chooseFromGroupMenu(visitor: Visitor, id: 'groups.menu.leave' | 'groups.menu.transfer') {
  await button(visitor, 'groups.menu').click()
  await visitor.page.getByRole('menuitem', { name: visitor.words(id) }).click()
}

test(
  'an owner creates a private group, invites one person, admits one, declines one, transfers ownership and leaves',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, words, newVisitor }) => {
    const handle = 'slow_bread'
    await opens(visitor, founder.number, '/groups/create')

    await test.step('the owner describes the group and requires requests to join', async () => {
      await expectTitle(visitor, words('groups.form.create'))
      await chooseBehind(page, button(visitor, 'groups.form.photoAdd'), await picture(page, 'group.png'))
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('group', { name: words('ds.imageCropper.area') })).toBeVisible()
      await dialog.getByRole('button', { name: words('ds.cropDialog.save') }).click()
      await expect(dialog).toBeHidden()
      await textBox(visitor, words('groups.form.name'), { exact: true }).fill('Slow bread')
      await textBox(visitor, words('groups.form.userName')).fill(handle)
      await textBox(visitor, words('groups.form.description')).pressSequentially('Sourdough on camera.')
      await choose(visitor, words('group.way.APPROVAL'))
      await button(visitor, 'groups.form.continue').click()
      const interests = page.getByRole('toolbar', { name: words('groups.form.interests') })
      await interests.getByRole('button').first().click()
      await button(visitor, 'groups.form.createGroup').click()
      await page.waitForURL((url) => url.pathname.startsWith('/groups/my/'))
      await expectTitle(visitor, 'Slow bread')
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('one person is invited, gets the notification in an open tab, and accepts there', async () => {
      const invited = await newVisitor()
      await signInAs(invited, guest.number, '/')
      await onHome(invited.page)
      await button(visitor, 'groups.invite').click()
      const sheet = page.getByRole('dialog', { name: words('groups.invite') })
      await sheet.getByRole('searchbox').fill(guest.userName)
      const invite = sheet
        .getByRole('listitem')
        .filter({ hasText: `@${guest.userName}` })
        .getByRole('button')
      await invite.click()
      await expect(invite).toContainText(words('groups.invite.invited'))
      expect(await accessibilityProblems(page)).toEqual([])
      await sheet.getByRole('button', { name: words('ds.dialog.done') }).click()
      await page.getByRole('tab', { name: new RegExp(words('groups.tab.pending-invites'), 'u') }).click()
      await expect(page.getByRole('main').getByText(`@${guest.userName}`)).toBeVisible()

      await invited.page.getByRole('button', { name: new RegExp(`^${words('shell.notifications')}`, 'u') }).click()
      const line = invited.page
        .getByRole('list', { name: words('notifications.list') })
        .getByRole('listitem')
        .filter({ hasText: 'Slow bread' })
      await line.getByRole('button', { name: words('notifications.accept'), exact: true }).click()
      await expect(line.getByText(words('notifications.answer.joined'))).toBeVisible()
      await invited.page.goto(`/groups/${handle}`)
      await expect(button(invited, 'groups.menu')).toBeVisible()
    })

    const [admitted, refused] = [await newVisitor(), await newVisitor()]
    await test.step('two people request to join, and their buttons show that the request was sent', async () => {
      await opens(admitted, welcome.number, `/groups/${handle}`)
      await opens(refused, unwelcome.number, `/groups/${handle}`)
      for (const each of [admitted, refused]) {
        await button(each, 'groups.join.request').click()
        await expect(button(each, 'groups.join.sent')).toBeDisabled()
      }
    })

    await test.step('the owner admits one and declines the other, and both pages keep showing the answer', async () => {
      await page.getByRole('tab', { name: new RegExp(words('groups.tab.requests'), 'u') }).click()
      await page.waitForURL((url) => url.pathname.endsWith('/requests'))
      await page.reload()
      await expect(page.getByRole('tab', { name: new RegExp(words('groups.tab.requests'), 'u'), selected: true })).toBeVisible()
      await expectSettled(page)
      const row = (userName: string) => page.getByRole('listitem').filter({ hasText: `@${userName}` })
      const answer = async (userName: string, does: 'accept' | 'decline') => {
        await row(userName)
          .getByRole('button', { name: new RegExp(`^${words(`groups.requests.${does}`)}`, 'u') })
          .click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: words(`groups.requests.${does}Yes`), exact: true })
          .click()
        await expect(page.getByRole('alertdialog')).toBeHidden()
      }
      await answer(welcome.userName, 'accept')
      await expect(row(welcome.userName)).toContainText(words('groups.requests.isAccepted'))
      await answer(unwelcome.userName, 'decline')
      await expect(row(unwelcome.userName)).toContainText(words('groups.requests.isDeclined'))
      expect(await accessibilityProblems(page)).toEqual([])

      await admitted.page.reload()
      await expect(button(admitted, 'groups.menu')).toBeVisible()
      await refused.page.reload()
      await expect(button(refused, 'groups.join.request')).toBeDisabled()
    })

    await test.step('the owner transfers the group by typing its name and leaves it, and then sees its public page', async () => {
      await chooseFromGroupMenu(visitor, 'groups.menu.transfer')
      const heir = page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: `@${guest.userName}` })
      await heir.getByRole('button').click()
      await textBox(visitor, words('groups.confirm.handle')).fill(handle)
      await button(visitor, 'groups.transfer.yes').click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await chooseFromGroupMenu(visitor, 'groups.menu.leave')
      await button(visitor, 'groups.leave.yes').click()
      await onPath(page, `/groups/${handle}`)
      await expect(button(visitor, 'groups.join.request')).toBeEnabled()
    })
  },
)

test(
  'a visitor opens each of the four kinds of groups, signed out and signed in',
  { tag: '@steps-phone-en' },
  async ({ visitor, page, words }) => {
    const kinds = [
      { group: DATE_SEASON, signedOut: 'groups.inside.signIn', way: 'groups.join' },
      { group: COOKING_FOR_TWO, signedOut: 'groups.inside.byLink', way: 'groups.join' },
      { group: OVEN_BAKERS, signedOut: 'groups.inside.signIn', way: 'groups.join.request' },
      { group: COFFEE_AND_BOOKS, signedOut: 'groups.inside.byInvitation', way: null },
    ] as const

    await test.step('signed out, the visitor sees the head of each page, and a sign-in link if the group can be joined', async () => {
      for (const { group, signedOut, way } of kinds) {
        await openEntry(visitor, `/groups/${group.userName}`)
        await expectTitle(visitor, group.name)
        await expect(page.getByRole('heading', { name: words(signedOut) })).toBeVisible()
        await expect(page.getByRole('link', { name: words('shell.signInToJoin') })).toHaveCount(way === null ? 0 : 1)
        await expect(page.getByRole('tab')).toHaveCount(0)
      }
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('signed in, the visitor sees the tabs of discoverable groups, and a way to join each group', async () => {
      await signInAs(visitor, stranger.number)
      for (const { group, way } of kinds) {
        await page.goto(`/groups/${group.userName}`)
        await expectTitle(visitor, group.name)
        await expect(page.getByRole('tab')).toHaveCount(group.isDiscoverable ? 2 : 0)
        if (way === null) await expect(page.getByRole('heading', { name: words('groups.inside.byInvitation') })).toBeVisible()
        else await expect(button(visitor, way)).toBeEnabled()
      }
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('an unknown address shows that the group does not exist', async () => {
      await page.goto('/groups/nobody_has_this')
      await expectTitle(visitor, words('groups.page.missing'))
    })
  },
)
