import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { paths } from '@wasla/app/paths.ts'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { chromium, type Page } from 'playwright'
import { browserArgs, needBrowser } from '../browser.ts'
import { buildApp } from '../build.ts'
import { inRoot } from '../process.ts'
import { startProduct } from '../product.ts'
import { addressesOf, folderOf } from '../screens/places.ts'
import { groupPlaces, hasStates, programPlaces } from '../screens/states.ts'
import { contactSheet, index, poster, type Picture } from '../screens/sheet.ts'
import { signIn, viewers, type Tokens } from '../screens/viewers.ts'
import { askForCode, fewLooks, languages, looks, openContext, visit, type Look } from '../screens/walk.ts'

/**
 * `npm run screens`: takes pictures of every route as each kind of viewer, in both languages and themes, on a phone and a desk, and makes a
 * sheet for each screen. Programs and groups are taken in every state that the viewer may open. `npm run screens -- /home` takes only paths
 * that begin with `/home`. `--few` takes each page in two looks only, which together have both languages, both themes and both widths.
 * `--readme` also makes the README's picture.
 */
const words = process.argv.slice(2)
const beginning = words.find((word) => word.startsWith('/')) ?? ''
const chosenLooks = words.includes('--few') ? fewLooks : looks
const isForReadme = words.includes('--readme')
const out = inRoot('screens')
// Import it by its address: the app's types refer to those of these tools, and a circular reference cannot be built.
const shown = (await import(pathToFileURL(inRoot('app/src/places.ts')).href)) as { places: Readonly<Record<string, unknown>> }
const examples = {
  userType: 'influencer',
  userName: NOURA.profile.userName ?? '',
  groupId: world.groups[0]?.id ?? '',
}
const places: { path: string; address: string }[] = [
  ...paths
    .filter((path) => path in shown.places && path.startsWith(beginning) && !hasStates(path))
    .flatMap((path) => addressesOf(path, examples).map((address, at) => ({ path: at === 0 ? path : address, address }))),
  { path: '/not-found', address: '/no-such-page' },
]

/** Returns the pages for a viewer. Programs and groups look different to each viewer, so every state in the demo world is included. */
const placesOf = (member: Member | null) => {
  const id = member?.profile.id ?? null
  const states = [...programPlaces(world, id), ...groupPlaces(world, id, worldNow)]
  return [...places, ...states.filter(({ path }) => path.startsWith(beginning))]
}

if ((await buildApp(console.error)) !== 0) process.exit(1)
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: needBrowser(console.error),
  args: [...browserArgs, '--hide-scrollbars', '--force-color-profile=srgb'],
})
const taken = new Map<string, Picture[]>()

/** Waits for every picture of the page, also for those that load only when they are near. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })

/** Takes the pictures of one viewer in one look. Addresses that lead this viewer elsewhere are added to `closed`, and are not visited again. */
async function take(viewer: string, member: Member | null, tokens: Tokens | null, look: Look, closed: Set<string>) {
  const context = await openContext(browser, tokens, look)
  const page = await context.newPage()
  for (const { path, address } of placesOf(member)) {
    if (closed.has(address)) continue
    const isForCode = path === '/verify-otp' && tokens === null
    const ended = isForCode ? await askForCode(page, product.address, demoNumbers.INFLUENCER) : await visit(page, product.address + address)
    if (ended !== address.split('?')[0]) {
      closed.add(address)
      continue
    }
    const folder = folderOf(path)
    const file = `${viewer}-${look.language}-${look.theme}-${look.width}.png`
    mkdirSync(`${out}/${folder}`, { recursive: true })
    await loadPictures(page)
    await page.screenshot({ path: `${out}/${folder}/${file}`, fullPage: true, animations: 'disabled', caret: 'hide' })
    taken.set(path, [...(taken.get(path) ?? []), { file, viewer, ...look }])
  }
  await context.close()
}

rmSync(out, { recursive: true, force: true })
try {
  for (const [viewer, member] of Object.entries(viewers)) {
    const closed = new Set<string>()
    for (const language of languages) {
      // Signs in once per language for all looks: once for each would exceed the limit of codes for one network address.
      const tokens = member && (await signIn(product.address, member, language))
      const [first, ...others] = chosenLooks.filter((one) => one.language === language)
      if (first) await take(viewer, member, tokens, first, closed)
      await Promise.all(others.map((look) => take(viewer, member, tokens, look, closed)))
    }
    console.log(`${viewer}: done`)
  }
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  for (const [path, pictures] of taken) {
    const folder = folderOf(path)
    writeFileSync(`${out}/${folder}/index.html`, contactSheet(path, pictures))
    await page.goto(`file://${out}/${folder}/index.html`)
    await page.screenshot({ path: `${out}/${folder}.png`, fullPage: true })
  }
  writeFileSync(
    `${out}/index.html`,
    index([...taken].map(([path, pictures]) => ({ title: path, file: `${folderOf(path)}/index.html`, pictures: pictures.length }))),
  )
  if (isForReadme) {
    writeFileSync(`${out}/poster.html`, poster('home/networker-en-light-1280.png', 'home/networker-ar-dark-390.png'))
    await page.goto(`file://${out}/poster.html`)
    await page.locator('body').screenshot({ path: inRoot('docs/pictures/home.png') })
  }
  console.log(`${[...taken.values()].flat().length} pictures of ${taken.size} screens: screens/index.html`)
} finally {
  await browser.close()
  await product.stop()
}
